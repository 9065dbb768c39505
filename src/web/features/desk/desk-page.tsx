import { useParams } from "react-router";
import { NotFoundPage } from "#web/shell/not-found-page.tsx";
import { DeskFrame, deskParts } from "./desk-frame.tsx";
import { HealthPart } from "./health-part.tsx";
import { OrderPage } from "./order-page.tsx";
import { OrdersPart } from "./orders-part.tsx";
import { ReviewPart } from "./review-part.tsx";
import { UserPage } from "./user-page.tsx";
import { UsersPart } from "./users-part.tsx";
import { VouchersPart } from "./vouchers-part.tsx";

/** The operator's desk: `/admin`, `/admin/PART` and `/admin/PART/ID`. */
export function DeskPage() {
  const { part: named = "review", id } = useParams();
  const part = deskParts.find((one) => one === named);
  const hasOne = part === "orders" || part === "users";
  if (!part || (id !== undefined && !hasOne)) return <NotFoundPage />;
  return (
    <DeskFrame part={part}>
      {part === "review" ? <ReviewPart /> : null}
      {part === "orders" ? id === undefined ? <OrdersPart /> : <OrderPage key={id} id={id} /> : null}
      {part === "users" ? id === undefined ? <UsersPart /> : <UserPage key={id} id={id} /> : null}
      {part === "vouchers" ? <VouchersPart /> : null}
      {part === "health" ? <HealthPart /> : null}
    </DeskFrame>
  );
}
