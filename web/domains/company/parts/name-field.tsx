import { Trans, useLingui } from '@lingui/react/macro';
import { companyContract } from '#shared/domains/company/contract.ts';
import { call } from '#web/platform/api.ts';
import { TextField } from '#web/ui/form/fields.tsx';
import { useTaken } from '#web/ui/record/use-taken.ts';

const { nameExists } = companyContract.routes;

/** The name of a company, new or known; that another one has it too is said, for there may be two of a name. */
export function NameField({ id }: { readonly id: string | undefined }) {
  const { t } = useLingui();
  const { isTaken, onLeft } = useTaken({
    id: nameExists.id,
    ask: (name) => call(nameExists, { query: { name, excludeId: id } }),
  });
  const help = isTaken && <Trans>There is another company of this name.</Trans>;
  return (
    <TextField
      name="name"
      label={t`Name`}
      must
      maxLength={100}
      className="rec-wide"
      help={help || undefined}
      onLeft={onLeft}
    />
  );
}
