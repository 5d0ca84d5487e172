/** A closed repair: arrival, and time in each state, in days and hours. */
export type PastRepair = {
  key: string;
  device: { kind: string; brand: string; model: string; serial: string };
  description: string;
  owner: string;
  phone?: string;
  technician: "employee@example.com" | "manager@example.com";
  complexity: "simple" | "compleja";
  /** Days ago and hour of day of: arrival, diagnosis, quote, work, ready, delivery. */
  moments: [number, number][];
  labour: number;
  part?: { name: string; price: number };
};

const ps5 = (serial: string) => ({ kind: "playstation", brand: "Sony", model: "PS5 Slim", serial });
const xbox = (serial: string) => ({ kind: "xbox", brand: "Microsoft", model: "Xbox Series S", serial });
const nintendo = (serial: string) => ({ kind: "nintendo", brand: "Nintendo", model: "Switch OLED", serial });
const pad = (serial: string) => ({ kind: "control", brand: "Sony", model: "DualSense", serial });

/** Repairs of the last weeks, for the turnaround report. */
export const workshopHistory: PastRepair[] = [
  {
    key: "h1",
    device: ps5("S01-1182"),
    description: "No da imagen por HDMI",
    owner: "Julián Restrepo",
    technician: "employee@example.com",
    complexity: "compleja",
    labour: 90_000,
    moments: [
      [27, 9.5],
      [27, 11],
      [27, 16],
      [26, 10],
      [24, 15],
      [23, 11],
    ],
    part: { name: "Puerto HDMI PS5", price: 45_000 },
  },
  {
    key: "h2",
    device: xbox("XS-20417"),
    description: "Se apaga sola al jugar",
    owner: "Natalia Osorio",
    technician: "manager@example.com",
    complexity: "simple",
    labour: 75_000,
    moments: [
      [25, 10],
      [25, 14],
      [25, 17],
      [24, 9.5],
      [24, 16],
      [22, 12],
    ],
    part: { name: "Pasta térmica", price: 15_000 },
  },
  {
    key: "h3",
    device: pad("DS-7781"),
    description: "Palanca con drift",
    owner: "Camilo Arango",
    phone: "3176667788",
    technician: "employee@example.com",
    complexity: "simple",
    labour: 40_000,
    moments: [
      [20, 9.2],
      [20, 9.8],
      [20, 10.5],
      [20, 11],
      [20, 15],
      [19, 17],
    ],
    part: { name: "Sensor de efecto Hall", price: 28_000 },
  },
  {
    key: "h4",
    device: nintendo("NX-55310"),
    description: "No lee los cartuchos",
    owner: "Valentina Mejía",
    technician: "manager@example.com",
    complexity: "simple",
    labour: 60_000,
    moments: [
      [18, 11],
      [17, 10],
      [17, 13],
      [16, 9.5],
      [12, 16],
      [11, 10],
    ],
  },
  {
    key: "h5",
    device: ps5("S01-3390"),
    description: "Suena como turbina",
    owner: "Andrés Cano",
    technician: "employee@example.com",
    complexity: "simple",
    labour: 80_000,
    moments: [
      [13, 9.1],
      [13, 10],
      [13, 11],
      [13, 14],
      [12, 12],
      [11, 18],
    ],
  },
  {
    key: "h6",
    device: pad("DS-7781"),
    description: "El drift volvió",
    owner: "Camilo Arango",
    phone: "3176667788",
    technician: "employee@example.com",
    complexity: "simple",
    labour: 1000,
    moments: [
      [9, 15],
      [9, 15.5],
      [9, 16],
      [9, 16.5],
      [8, 11],
      [7, 10],
    ],
  },
];
