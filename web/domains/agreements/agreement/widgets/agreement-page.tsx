import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { AgreementView } from '#shared/domains/agreements/agreement/schemas.ts';
import { AgreementHead } from '#web/domains/agreements/agreement/parts/agreement-head.tsx';
import { AgreementPane } from '#web/domains/agreements/agreement/parts/agreement-pane.tsx';
import type { SaveState } from '#web/domains/agreements/agreement/parts/use-saving.ts';
import { agreementQuery } from '#web/domains/agreements/agreement/queries.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { ofKind, useAgreementKind } from './kind.tsx';
import '../agreement.css';
import { Later } from '#web/ui/later.tsx';

/** The head and the document show while the fields load. */
const AgreementFields = part(
  async () => (await import('#web/domains/agreements/agreement/parts/agreement-fields.tsx')).AgreementFields,
);
const SendDialog = dialogPart(
  async () => (await import('#web/domains/agreements/agreement/parts/send-dialog.tsx')).SendDialog,
);

/** Below this the fields and the agreement take turns. */
const ONE_PANE = '(max-width: 1023px)';

function Editor({ agreement }: { readonly agreement: AgreementView }) {
  const { t } = useLingui();
  const onePane = useMedia(ONE_PANE);
  const [pane, setPane] = useState<'fields' | 'document'>('fields');
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const [sending, setSending] = useState(false);
  return (
    <>
      <AgreementHead agreement={agreement} state={saveState} onSend={() => setSending(true)} />
      {onePane && (
        <div className="ct-panes">
          <Segmented
            label={t`View`}
            items={[
              { value: 'fields', label: t`Fields` },
              { value: 'document', label: t`Document` },
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
            <AgreementFields agreement={agreement} onState={setSaveState} />
          </Later>
        </div>
        {(!onePane || pane === 'document') && <AgreementPane agreement={agreement} />}
      </div>
      <Suspense>{sending && <SendDialog agreement={agreement} onClose={() => setSending(false)} />}</Suspense>
    </>
  );
}

/** Edits an agreement: its fields beside the document that they produce. */
export const AgreementPage = ofKind(function AgreementPage() {
  const { id = '' } = useParams({ strict: false });
  const kind = useAgreementKind();
  const words = kind.useWords();
  const { data, error, refetch } = useQuery(agreementQuery(kind, id));
  if (data) return <Editor key={id} agreement={data} />;
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
