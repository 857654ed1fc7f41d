import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  type AvailabilityException,
  type AvailableArtist,
  REASON_MAX,
} from '#shared/domains/booking/availability/schemas.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toaster.ts';
import type { Saying } from '../queries.ts';

interface Props {
  readonly artist: AvailableArtist;
  readonly chosen: readonly [LocalDate, LocalDate] | undefined;
  readonly saying: Saying;
  readonly onDone: () => void;
}
type Word = 'free' | 'blocked' | 'hidden';

const wordOf = ({ byName: _by, at: _at, ...word }: AvailabilityException) => word;

interface DayWordsOptions extends Pick<Props, 'saying' | 'onDone'> {
  readonly word: Word | undefined;
  readonly setWord: (next: Word | undefined) => void;
  readonly body: { artistId: string; from: string; to: string };
}
function useDayWords({ saying, onDone, word, setWord, body }: DayWordsOptions) {
  const { t } = useLingui();
  const clear = async () => {
    await Promise.all([saying.clear.mutateAsync({ body }), saying.unhide.mutateAsync({ body })]);
    toast(t`Availability follows the calendar again`);
  };
  /** Saves the state of the days. Returns the undo, which restores their earlier exceptions. */
  const sayOf = async (state: Word, reason: string) => {
    if (state === 'hidden') {
      const { replaced } = await saying.hide.mutateAsync({ body: { ...body, reason } });
      return () => saying.unhide.mutateAsync({ body: { ...body, back: replaced.map(wordOf) } });
    }
    const { replaced } = await saying.override.mutateAsync({ body: { ...body, reason, state } });
    return () => saying.clear.mutateAsync({ body: { ...body, back: replaced.map(wordOf) } });
  };
  const say = async (reason: string) => {
    if (!word) return;
    const undo = await sayOf(word, reason);
    setWord(undefined);
    toast(t`Saved`, { undo: () => void undo() });
    onDone();
  };
  return { clear, say };
}

/** Offers the actions for the chosen days. */
export function SelectionBar({ artist, chosen, saying, onDone }: Props) {
  const { t } = useLingui();
  const { day } = useFormat();
  const [word, setWord] = useState<Word>();
  const [from, to] = chosen ?? ['', ''];
  const body = { artistId: artist.id, from, to };
  const isSaid = artist.days.some(({ date, isException }) => isException && from <= date && date <= to);
  const { clear, say } = useDayWords({ saying, onDone, word, setWord, body });
  const ends = chosen ? [...new Set(chosen)].map((date) => day({ date })) : [];
  const span = ends.join(' – ');
  return (
    <div className="av-said">
      <span className="meta">{chosen ? span : t`Select days to mark them as free or blocked.`}</span>
      {chosen && (
        <>
          <Button size="sm" onClick={() => setWord('blocked')}>{t`Block`}</Button>
          <Button size="sm" onClick={() => setWord('free')}>{t`Mark as free`}</Button>
          <Button size="sm" onClick={() => setWord('hidden')}>{t`Hide`}</Button>
          {isSaid && (
            <Button size="sm" kind="ghost" onClick={() => void clear()}>
              {t`Follow the calendar`}
            </Button>
          )}
        </>
      )}
      {word && (
        <ReasonDialog
          title={span}
          word={word}
          onClose={() => setWord(undefined)}
          onSay={(reason) => void say(reason)}
        />
      )}
    </div>
  );
}

type DialogProps = Readonly<{ title: string; word: Word; onClose: () => void; onSay: (reason: string) => void }>;
function ReasonDialog({ title, word, onClose, onSay }: DialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const names = { free: t`Mark as free`, blocked: t`Block`, hidden: t`Hide from availability` };
  const isMissing = word !== 'hidden' && !reason.trim();
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${names[word]}: ${title}`}
      actions={
        <Button kind="primary" disabled={isMissing} onClick={() => onSay(reason.trim())}>
          {names[word]}
        </Button>
      }
    >
      <Field label={t`Reason`} must={word !== 'hidden'}>
        <Input
          value={reason}
          maxLength={REASON_MAX}
          onChange={(event) => setReason(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && !isMissing && onSay(reason.trim())}
        />
      </Field>
    </Dialog>
  );
}
