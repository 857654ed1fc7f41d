import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { AgreementView } from '#shared/domains/agreements/paper/schemas.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { AgreementHead } from '../parts/paper-head.tsx';
import { AgreementPane } from '../parts/paper-pane.tsx';
import type { SaveState } from '../parts/use-saving.ts';
import { agreementQuery } from '../queries.ts';
import { ofKind, useAgreementKind } from './kind.tsx';
import '../paper.css';
import { Later } from '#web/ui/later.tsx';

/** The head and the document show while the fields load. */
const AgreementFields = part(async () => (await import('../parts/paper-fields.tsx')).AgreementFields);
const SendDialog = dialogPart(async () => (await import('../parts/send-dialog.tsx')).SendDialog);

/** Below this the fields and the paper take turns. */
const ONE_PANE = '(max-width: 1023px)';

function Editor({ paper: agreement }: { readonly paper: AgreementView }) {
  const { t } = useLingui();
  const onePane = useMedia(ONE_PANE);
  const [pane, setPane] = useState<'fields' | 'paper'>('fields');
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const [sending, setSending] = useState(false);
  return (
    <>
      <AgreementHead paper={agreement} state={saveState} onSend={() => setSending(true)} />
      {onePane && (
        <div className="ct-panes">
          <Segmented
            label={t`View`}
            items={[
              { value: 'fields', label: t`Fields` },
              { value: 'paper', label: t`Document` },
            ]}
            value={pane}
            onChange={setPane}
          />
        </div>
      )}
      <div className="ct-body">
        {/* This part only hides, so typed values stay while the user looks at the document. */}
        <div className="ct-left" hidden={onePane && pane !== 'fields'}>
          <Later lines={18}>
            <AgreementFields paper={agreement} onState={setSaveState} />
          </Later>
        </div>
        {(!onePane || pane === 'paper') && <AgreementPane paper={agreement} />}
      </div>
      <Suspense>{sending && <SendDialog paper={agreement} onClose={() => setSending(false)} />}</Suspense>
    </>
  );
}

/** Edits a paper: its fields beside the document that they produce. */
export const AgreementPage = ofKind(function AgreementPage() {
  const { id = '' } = useParams({ strict: false });
  const kind = useAgreementKind();
  const words = kind.useWords();
  const { data, error, refetch } = useQuery(agreementQuery(kind, id));
  if (data) return <Editor key={id} paper={data} />;
  if (!error) return <SkeletonLines lines={14} />;
  const missing = isExpected(error);
  return (
    <EmptyState
      icon={null}
      title={missing ? error.message : <Trans>Couldn't load the document</Trans>}
      actions={
        missing ? (
          <PageLink to={kind.base} className="btn">
            {words.all}
          </PageLink>
        ) : (
          <Button onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    />
  );
});
