import { Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import { queryOf } from '#web/platform/api.ts';

/** Counts the values that would no longer show without the field. */
export function References({ id }: { readonly id: string }) {
  const { data } = useQuery(queryOf(freeFieldContract.routes.references, { params: { id } }));
  return (
    <p className="meta">
      {data && (
        <Plural
          value={data.count}
          _0="No record uses this field."
          one="# record has a value in this field; deleting the field hides it."
          other="# records have a value in this field; deleting the field hides it."
        />
      )}
    </p>
  );
}
