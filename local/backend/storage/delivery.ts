/** Conditional and range requests for an object, and the file name of `?download=`. */
export async function deliver(request: Request, response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set("x-content-type-options", "nosniff");
  const download = new URL(request.url).searchParams.get("download");
  if (download !== null) {
    const name = download ? `; filename*=UTF-8''${encodeURIComponent(download)}` : "";
    headers.set("content-disposition", `attachment${name}`);
  }
  const tag = headers.get("etag");
  if (tag && request.headers.get("if-none-match")?.split(/,\s*/).includes(tag)) {
    await response.body?.cancel();
    headers.delete("content-length");
    return new Response(null, { status: 304, headers });
  }
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get("range") ?? "");
  if (!range || range[0] === "bytes=-")
    return new Response(response.body, { status: response.status, headers });
  return partial(new Uint8Array(await response.arrayBuffer()), range, headers);
}

function partial(bytes: Uint8Array<ArrayBuffer>, [, from, to]: RegExpExecArray, headers: Headers): Response {
  const size = bytes.length;
  const start = from ? Number(from) : Math.max(size - Number(to), 0);
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  if (start > end) {
    headers.delete("content-length");
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("content-range", `bytes ${start}-${end}/${size}`);
  headers.set("content-length", String(end - start + 1));
  return new Response(bytes.subarray(start, end + 1), { status: 206, headers });
}
