import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SeenMessage, SeenQuestion, SeenRequest } from '#shared/domains/journeys/advancing-link/view.ts';
import { Card } from '#web/ui/card.tsx';
import { type Line, Lines, WriteForm } from '../widgets/thread.tsx';
import { useGuest } from './answering.ts';
import { useConversation } from './use-conversation.ts';

const labelOf = ({ sections }: SeenRequest, key: string | undefined): string | undefined =>
  sections.flatMap(({ questions }) => questions).find((one) => one.key === key)?.label;
const lineOf = ({ id, text, said }: SeenMessage, about?: string): Line => ({ id, text, ...said, about });

/** Whether the reader may write: not in a preview, and not after the end. */
const mayWrite = ({ isPreview, state }: SeenRequest): boolean =>
  !isPreview && state !== 'closed' && state !== 'withdrawn' && state !== 'declined';

/** The conversation with the agency. */
export function Conversation() {
  const { t } = useLingui();
  const { view } = useGuest();
  const { rows, writing } = useConversation();
  const { agency } = view;
  return (
    <Card title={t`Messages`} count={rows.length}>
      <div className="card-b adm-card">
        {rows.length > 0 && <Lines lines={rows.map((row) => lineOf(row, labelOf(view, row.key)))} />}
        {mayWrite(view) && (
          <WriteForm
            label={t`Message to ${agency}`}
            action={t`Send message`}
            busy={writing.isPending}
            error={writing.error}
            onSend={writing.mutateAsync}
          />
        )}
      </div>
    </Card>
  );
}

/** The messages about one question, and a way to write one. */
export function AboutQuestion({ question: { key, label } }: { readonly question: SeenQuestion }) {
  const { t } = useLingui();
  const { view } = useGuest();
  const { rows, writing } = useConversation(key);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {rows.length > 0 && <Lines lines={rows.map((row) => lineOf(row))} />}
      {mayWrite(view) && !isOpen && (
        <button type="button" className="link ag-link" onClick={() => setOpen(true)}>
          <Trans>
            Write about this<span className="sr">: {label}</span>
          </Trans>
        </button>
      )}
      {isOpen && (
        <WriteForm
          label={t`Message about ${label}`}
          action={t`Send message`}
          busy={writing.isPending}
          error={writing.error}
          onSend={async (text) => {
            await writing.mutateAsync(text);
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </>
  );
}
