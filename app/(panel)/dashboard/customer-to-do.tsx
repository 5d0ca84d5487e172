import type { Route } from "next";
import Link from "next/link";
import { PanelSection } from "@/components/layout/panel-section";
import { FirstSteps } from "@/components/overview/panel/first-steps";
import { isUrgent, ToDoRow } from "@/components/overview/panel/to-do-row";
import { PayQuoteButton } from "@/components/repairs/pay-quote-button";
import { buttonVariants } from "@/components/ui/button";
import { formatCop } from "@/lib/core/money";
import { readOr } from "@/lib/core/read-or";
import { getOwnCourses } from "@/lib/courses/learning-queries";
import { getOwnOrders } from "@/lib/orders/queries";
import { type Task, toDo } from "@/lib/overview/to-do";
import { getOwnRepairs } from "@/lib/repairs/queries";
import { getProductsToReview } from "@/lib/reviews/queries";
import { getSettings } from "@/lib/settings/queries";

/** More than any customer has open. */
const OPEN_ORDERS = 50;

/**
 * The customer's open tasks; first steps for a new customer; nothing when all is done. Whatever fails to load is left
 * out.
 */
export async function CustomerToDo() {
  const [repairs, open, any, courses, unreviewed, times] = await Promise.all([
    readOr(null, "repairs.own", getOwnRepairs()),
    readOr(null, "orders.own", getOwnOrders({ past: false, limit: OPEN_ORDERS })),
    readOr(null, "orders.own", getOwnOrders({ limit: 0 })),
    readOr(null, "courses.own", getOwnCourses()),
    readOr([], "reviews.unwritten", getProductsToReview()),
    getSettings(),
  ]);
  if (any?.total === 0 && repairs?.length === 0 && courses?.length === 0) return <FirstSteps />;
  const tasks = toDo(
    { repairs: repairs ?? [], orders: open?.orders ?? [], courses: courses ?? [], unreviewed, times },
    Date.now(),
  );
  if (tasks.length === 0) return null;
  return (
    <PanelSection id="por-hacer" title="Lo que sigue">
      <ul className="panel divide-y divide-border">
        {tasks.map((task) => (
          <ToDoRow key={`${task.kind} ${task.id}`} task={task}>
            <TaskButton task={task} />
          </ToDoRow>
        ))}
      </ul>
    </PanelSection>
  );
}

function TaskButton({ task }: { task: Task }) {
  if (task.kind === "pay-quote")
    return (
      <PayQuoteButton
        quoteId={task.quoteId}
        size="sm"
        variant="default"
        label={`Pagar ${formatCop(task.due)}`}
      />
    );
  const { href, action, isElsewhere, title } = task;
  const className = buttonVariants({ variant: isUrgent(task) ? "default" : "outline", size: "sm" });
  const label = (
    <>
      {action}
      <span className="sr-only">: {title}</span>
    </>
  );
  // Full page load: the card form's document has its own content policy.
  return isElsewhere ? (
    <a href={href} className={className}>
      {label}
    </a>
  ) : (
    <Link href={href as Route} className={className}>
      {label}
    </Link>
  );
}
