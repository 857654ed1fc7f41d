import type { FreeFieldView, FreeKind } from '#shared/domains/identity/free-field/schemas.ts';
import { isAskedOfNew } from '#shared/domains/identity/free-field/values.ts';
import { part } from '#web/ui/part.tsx';
import { useFreeFields } from './use-free-fields.ts';

const FreeControls = part(async () => (await import('../parts/free-fields.tsx')).FreeControls);

/** The free fields without which the user makes no record of an area. */
export const useMustFields = (area: FreeKind): readonly FreeFieldView[] =>
  useFreeFields(area).fields.filter((field) => field.mayEdit && field.isMandatory && isAskedOfNew(field));

/** Those fields, in a short form whose values have `freeFields`. */
export function FreeMust({ area }: { readonly area: FreeKind }) {
  const fields = useMustFields(area);
  return fields.length > 0 && <FreeControls fields={fields} />;
}
