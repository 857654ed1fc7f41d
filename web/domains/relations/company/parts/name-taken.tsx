import { Trans } from '@lingui/react/macro';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { call } from '#web/platform/api.ts';
import { Taken } from '#web/ui/record/taken.tsx';

const { nameExists } = companyContract.routes;

/** There may be two companies of a name. */
export const NameTaken = ({ name, id }: { readonly name: string; readonly id: string | undefined }) => (
  <Taken id={nameExists.id} text={name} ask={(asked) => call(nameExists, { query: { name: asked, excludeId: id } })}>
    <Trans>A company with this name exists.</Trans>
  </Taken>
);
