import { Later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';

const FormContext = part(async () => (await import('./on-this-date.tsx')).FormContext);

/** Shows the context of a show beside its fields: its month, its day, the latest bookings. */
export const FormAside = (props: { readonly excludeId?: string }) => (
  <Later lines={10}>
    <FormContext {...props} />
  </Later>
);
