import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { advancingContract } from '#shared/domains/journeys/advancing/contract.ts';
import type { ThreadList, ThreadMessage } from '#shared/domains/journeys/advancing/thread.ts';
import { ownText } from '#shared/kernel/text/custom-texts.ts';
import { call } from '#web/platform/api.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { threadQuery } from '../queries.ts';
import { type Line, Lines, WriteForm } from '../widgets/thread.tsx';
import { focusItem, useDeciding } from './decisions.ts';

/** How often an open page looks for new messages. */
const LOOK_MS = 60_000;

function useThread(list: ThreadList) {
  const { request, about } = useDeciding();
  const { id } = request;
  const queries = useQueryClient();
  const query = threadQuery(id);
  const { data } = useQuery({ ...query, refetchInterval: LOOK_MS });
  const writing = useMutation({
    meta: { quiet: true },
    mutationFn: (text: string) =>
      call(advancingContract.routes.write, {
        params: { id },
        body: { list, text, ...(about.key ? { key: about.key } : {}) },
      }),
    onSuccess: ({ rows }) => {
      queries.setQueryData(query.queryKey, (now) => now && { ...now, [list]: rows });
      about.clear();
    },
  });
  return { data, writing };
}

/** Names the question that a message is about, with a way to it. */
function AboutItem({ itemKey }: { readonly itemKey: string }) {
  const { items } = useDeciding();
  const item = items.find(({ key }) => key === itemKey);
  if (!item) return null;
  return (
    <button type="button" className="link" onClick={() => focusItem(itemKey)}>
      {ownText(item.question.label, item.question.labels, currentLocale())}
    </button>
  );
}

function Composer({ list, writing }: { readonly list: ThreadList } & Pick<ReturnType<typeof useThread>, 'writing'>) {
  const { t } = useLingui();
  const { about } = useDeciding();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (about.key) field.current?.focus();
  }, [about.key]);
  return (
    <>
      {about.key && (
        <span className="row meta">
          {t`About`} <AboutItem itemKey={about.key} />
          <IconButton label={t`About nothing in particular`} onClick={about.clear}>
            <X size={13} />
          </IconButton>
        </span>
      )}
      <WriteForm
        label={list === 'notes' ? t`Internal note` : t`Message`}
        action={list === 'notes' ? t`Add note` : t`Send message`}
        busy={writing.isPending}
        error={writing.error}
        onSend={writing.mutateAsync}
        field={field}
        {...(list === 'notes' ? { tone: 'internal' as const } : {})}
      />
    </>
  );
}

/** The conversation with the people outside, and the notes that only the agency sees. */
export function ThreadCard() {
  const { t } = useLingui();
  const can = useCan();
  const { user } = useMe();
  const { request } = useDeciding();
  const [list, setList] = useState<ThreadList>('messages');
  const { data, writing } = useThread(list);
  const rows = data?.[list] ?? [];
  const isOver = ['draft', 'withdrawn', 'declined', 'closed'].includes(request.state);
  const lineOf = ({ id, text, by, at, key }: ThreadMessage): Line => {
    const line = { id, text, at, name: by.name, isMine: by.id === user.id };
    return key ? { ...line, about: <AboutItem itemKey={key} /> } : line;
  };
  return (
    <Card title={t`Conversation`}>
      <div className="card-b adm-card">
        <Segmented
          label={t`Conversation`}
          value={list}
          onChange={setList}
          items={[
            { value: 'messages', label: <Trans>Messages {data?.messages.length ?? 0}</Trans> },
            { value: 'notes', label: <Trans>Internal notes {data?.notes.length ?? 0}</Trans> },
          ]}
        />
        {rows.length > 0 && (
          <Lines lines={rows.map(lineOf)} {...(list === 'notes' ? { tone: 'internal' as const } : {})} />
        )}
        {data && rows.length === 0 && (
          <p className="meta">{list === 'notes' ? t`Only the agency sees these notes.` : t`No messages yet.`}</p>
        )}
        {can('advancing.update') && (list === 'notes' || !isOver) && (
          <Composer key={list} list={list} writing={writing} />
        )}
      </div>
    </Card>
  );
}
