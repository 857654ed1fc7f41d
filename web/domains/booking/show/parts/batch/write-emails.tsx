import { Plural, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { BODY_MAX, SUBJECT_MAX } from '#shared/domains/attached/message-template/contract.ts';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { emailMessageContract } from '#shared/domains/relations/email-message/contract.ts';
import type { Recipient } from '#shared/domains/relations/email-message/schemas.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { formatDay } from '#web/platform/format.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { RichField } from '#web/ui/form/rich-field.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { artistNames } from '../../model/names.ts';
import { dayOf } from '../../model/when.ts';
import { nameOfShow, type Outcome, Outcomes } from './outcomes.tsx';
import './batch.css';

const { recipients, send } = emailMessageContract.routes;
const schema = async () => (await import('../form-schemas.ts')).EmailsSchema;
const TITLE_MAX = 90;

/** `Lumen Avenue, Paradiso, Fri 27 Nov`: which show an email is about. */
const aboutShow = (show: ShowRow) =>
  [artistNames(show), show.venue?.name, formatDay({ date: dayOf(show) })]
    .filter(Boolean)
    .join(', ')
    .slice(0, TITLE_MAX);

/** Finds the first recipient for each show: its contact, else the promoter, else the venue. */
function useFirstRecipients(shows: readonly ShowRow[]): ReadonlyMap<string, Recipient | undefined> {
  const answers = useQueries({
    queries: shows.map(({ id }) => queryOf(recipients, { body: { entity: 'show' as const, recordId: id } })),
  });
  return new Map(shows.map(({ id }, i) => [id, answers[i]?.data?.rows.find(({ email }) => email !== '')] as const));
}

interface RecipientLineProps {
  readonly people: ReadonlyMap<string, Recipient | undefined>;
  readonly left: ReadonlySet<string>;
  readonly toggle: (id: string, isOn: boolean) => void;
  readonly show: ShowRow;
}
function RecipientLine({ people, left, toggle, show }: RecipientLineProps) {
  const { t } = useLingui();
  const to = people.get(show.id);
  return (
    <li className="row">
      <Checkbox
        checked={to !== undefined && !left.has(show.id)}
        disabled={!to}
        onChange={({ target }) => toggle(show.id, target.checked)}
      >
        {nameOfShow(show)}
      </Checkbox>
      <span className="push mut cut">{to ? `${to.name} · ${to.email}` : t`No email address`}</span>
    </li>
  );
}

function BodyField() {
  const { t } = useLingui();
  return (
    <RichField
      name="body"
      label={t`Text`}
      must
      rows={8}
      maxLength={BODY_MAX}
      help={t`Your signature is added below.`}
    />
  );
}

function useWriting(
  shows: WriteEmailsProps['shows'],
  people: ReadonlyMap<string, Recipient | undefined>,
  left: ReadonlySet<string>,
  setOutcomes: (next: readonly Outcome[] | undefined) => void,
) {
  const { t } = useLingui();
  const write = async (show: ShowRow, subject: string, body: string): Promise<Outcome> => {
    const to = people.get(show.id);
    if (!to) return { show, reason: t`No email address` };
    if (left.has(show.id)) return { show, reason: t`Left out` };
    try {
      const mail = { subject: `${subject}: ${aboutShow(show)}`, body, to: [{ name: to.name, email: to.email }] };
      await call(send, { body: { entity: 'show', recordId: show.id, ...mail } });
      return { show, done: to.email };
    } catch (error) {
      if (!isExpected(error)) throw error;
      return { show, reason: error.message };
    }
  };
  return useZodForm({
    schema,
    defaultValues: { subject: '', body: '' },
    onSubmit: async ({ subject, body }) => {
      const sent: Outcome[] = [];
      for (const show of shows) sent.push(await write(show, subject, body));
      setOutcomes(sent);
    },
  });
}

type WriteEmailsProps = Readonly<{ shows: readonly ShowRow[]; onClose: () => void }>;
/** One text to the promoter of each chosen show. Each show keeps its own email. */
export function WriteEmails({ shows, onClose }: WriteEmailsProps) {
  const { t } = useLingui();
  const people = useFirstRecipients(shows);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
  const chosen = shows.filter(({ id }) => people.get(id) && !left.has(id));
  const form = useWriting(shows, people, left, setOutcomes);
  if (outcomes) {
    const sent = outcomes.filter(({ done }) => done).length;
    return (
      <Outcomes
        title={<Plural value={sent} one="# email is on its way" other="# emails are on their way" />}
        outcomes={outcomes}
        onClose={onClose}
      />
    );
  }
  const toggle = (id: string, isOn: boolean) =>
    setLeft((now) => new Set(isOn ? [...now].filter((one) => one !== id) : [...now, id]));
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="send"
      title={t`Email the promoters`}
      hint={t`Artist, venue and date of each show follow the subject.`}
      action={<Plural value={chosen.length} one="Send # email" other="Send # emails" />}
      className="bt"
    >
      <ul className="bt-list" aria-label={t`Recipients`}>
        {shows.map((show) => {
          return <RecipientLine key={show.id} people={people} left={left} toggle={toggle} show={show} />;
        })}
      </ul>
      <TextField name="subject" label={t`Subject`} must maxLength={SUBJECT_MAX - TITLE_MAX - 2} />
      <BodyField />
    </FormDialog>
  );
}
