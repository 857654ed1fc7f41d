import { Later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';

const FormContext = part(async () => (await import('./on-this-date.tsx')).FormContext);

/** What stands beside a show's fields: its month, its day, who was booked last. */
export const FormAside = (props: { readonly excludeId?: string }) => (
  <Later lines={10}>
    <FormContext {...props} />
  </Later>
);
