import { Trans } from '@lingui/react/macro';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { call } from '#web/platform/api.ts';
import { Taken } from '#web/ui/record/taken.tsx';

const { nameExists } = contactContract.routes;

/** Two people may share a name. */
export const NameTaken = ({ name, id }: { readonly name: string; readonly id: string | undefined }) => (
  <Taken id={nameExists.id} text={name} ask={(asked) => call(nameExists, { query: { name: asked, excludeId: id } })}>
    <Trans>A contact with this name exists.</Trans>
  </Taken>
);
