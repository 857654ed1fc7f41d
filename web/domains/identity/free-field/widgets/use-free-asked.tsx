import { type ReactNode, Suspense, useState } from 'react';
import type { FreeKind, FreeValues } from '#shared/domains/identity/free-field/schemas.ts';
import { isFreeEmpty } from '#shared/domains/identity/free-field/values.ts';
import { part } from '#web/ui/part.tsx';
import { useMustFields } from './free-must.tsx';

const FreeAsked = part(async () => (await import('../parts/free-asked.tsx')).FreeAsked);

export interface Asked {
  /** The controls; none where nothing must be said. */
  readonly controls: ReactNode;
  /** To be sent with the new record. */
  readonly said: { readonly freeFields?: FreeValues };
  readonly isMissing: boolean;
}
/** The free fields without which there is no new record, for a box that is no form. */
export function useFreeAsked(area: FreeKind): Asked {
  const fields = useMustFields(area);
  const [values, setValues] = useState<FreeValues>({});
  if (fields.length === 0) return { controls: null, said: {}, isMissing: false };
  const controls = (
    <Suspense>
      <FreeAsked fields={fields} onChange={setValues} />
    </Suspense>
  );
  return { controls, said: { freeFields: values }, isMissing: fields.some(({ id }) => isFreeEmpty(values[id])) };
}
