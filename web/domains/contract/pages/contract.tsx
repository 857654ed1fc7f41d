import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { Contract } from '#shared/domains/contract/schemas.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { ContractHead } from '../parts/contract-head.tsx';
import { PaperPane } from '../parts/paper-pane.tsx';
import type { SaveState } from '../parts/use-saving.ts';
import { contractQuery } from '../queries.ts';
import '../contract.css';
import { Later } from '#web/ui/later.tsx';

/** Head and paper stand while the fields are on their way. */
const ContractFields = part(async () => (await import('../parts/contract-fields.tsx')).ContractFields);
const SendDialog = dialogPart(async () => (await import('../parts/send-dialog.tsx')).SendDialog);

const page = getRouteApi('/app/contract/$id');
/** Below this the fields and the paper take turns. */
const ONE_PANE = '(max-width: 1023px)';

function Editor({ contract }: { readonly contract: Contract }) {
  const { t } = useLingui();
  const onePane = useMedia(ONE_PANE);
  const [pane, setPane] = useState<'fields' | 'paper'>('fields');
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const [sending, setSending] = useState(false);
  return (
    <>
      <ContractHead contract={contract} state={saveState} onSend={() => setSending(true)} />
      {onePane && (
        <div className="ct-panes">
          <Segmented
            label={t`View`}
            items={[
              { value: 'fields', label: t`Fields` },
              { value: 'paper', label: t`Paper` },
            ]}
            value={pane}
            onChange={setPane}
          />
        </div>
      )}
      <div className="ct-body">
        {/* What is typed lives there, so it stays while the paper is looked at. */}
        <div className="ct-left" hidden={onePane && pane !== 'fields'}>
          <Later lines={18}>
            <ContractFields contract={contract} onState={setSaveState} />
          </Later>
        </div>
        {(!onePane || pane === 'paper') && <PaperPane contract={contract} />}
      </div>
      <Suspense>{sending && <SendDialog contract={contract} onClose={() => setSending(false)} />}</Suspense>
    </>
  );
}

export function ContractPage() {
  const { id } = page.useParams();
  const { data, error, refetch } = useQuery(contractQuery(id));
  if (data) return <Editor key={id} contract={data} />;
  if (!error) return <SkeletonLines lines={14} />;
  const missing = isExpected(error);
  return (
    <EmptyState
      drawing={null}
      title={missing ? error.message : <Trans>The contract cannot be shown now</Trans>}
      actions={
        missing ? (
          <PageLink to="/contract" className="btn">
            <Trans>All contracts</Trans>
          </PageLink>
        ) : (
          <Button onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    />
  );
}
