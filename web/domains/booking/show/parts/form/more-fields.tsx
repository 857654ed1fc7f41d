import { useCan } from '#web/platform/me.ts';
import { BillField } from './bill-field.tsx';
import { ProductsField, RidersField } from './extra-fields.tsx';
import { PartyFields, ShowTeam } from './party-fields.tsx';
import { SaleFields } from './sale-fields.tsx';

/** Fetched after the page stands: a show is most often entered without them. */
export function LineUp() {
  return <BillField />;
}
export function People() {
  return (
    <div className="sh-stack">
      <PartyFields />
      <ShowTeam />
    </div>
  );
}
export const Sale = () => <SaleFields />;
export function Extras() {
  const can = useCan();
  return (
    <div className="sh-stack">
      {can('artist.read') && <RidersField />}
      {can('show.readDeal') && <ProductsField />}
    </div>
  );
}
