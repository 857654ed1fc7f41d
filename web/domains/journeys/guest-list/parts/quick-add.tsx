import { Trans, useLingui } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { takenBy } from '#shared/domains/journeys/guest-list/rules.ts';
import { type Asked, CONTACT_MAX, NAME_MAX, type Place } from '#shared/domains/journeys/guest-list/schemas.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import { ProblemText } from '#web/ui/problem-text.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useStep } from '#web/ui/use-submit.ts';
import { quickGuest } from '../model/quick.ts';
import { useActs } from './acts.tsx';
import { useAskedNames, useStatusNames } from './words.tsx';

interface QuickAddProps {
  readonly place: Place;
  /** Folded names of all guests: the same twice is told, not refused. */
  readonly names: ReadonlySet<string>;
}
const NOTHING: Readonly<Record<Asked, string>> = { email: '', mobile: '', documentNo: '' };

function useQuickGuest(place: QuickAddProps['place'], names: QuickAddProps['names']) {
  const { add } = useActs();
  const [typed, setTyped] = useState('');
  const [told, setTold] = useState(NOTHING);
  const [asked, statuses] = [useAskedNames(), useStatusNames()];
  const { busy, problem, run } = useStep();
  const [field, id] = [useRef<HTMLInputElement>(null), useId()];
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { name, plusOnes } = quickGuest(typed);
    if (busy || !name) return field.current?.focus();
    const isTwice = names.has(fold(name));
    await run(async () => {
      const { guests } = await add(place.id, { name, plusOnes, note: '', ...told });
      const status = statuses[guests[0]?.status ?? 'requested'];
      toast(
        isTwice ? (
          <Trans>
            {name}: {status}. This name is on the list twice.
          </Trans>
        ) : (
          <Trans>
            {name}: {status}
          </Trans>
        ),
      );
      setTyped('');
      setTold(NOTHING);
    });
    field.current?.focus();
  };
  return { typed, setTyped, told, setTold, asked, busy, problem, field, id, save };
}

interface AskedFieldProps {
  readonly told: Readonly<Record<Asked, string>>;
  readonly setTold: (next: Readonly<Record<Asked, string>>) => void;
  readonly asked: Readonly<Record<Asked, string>>;
  readonly name: Asked;
  readonly must: boolean;
}
function AskedField({ told, setTold, asked, name, must }: AskedFieldProps) {
  return (
    <Input
      aria-label={asked[name]}
      placeholder={asked[name]}
      required={must}
      maxLength={name === 'email' ? 254 : CONTACT_MAX}
      autoComplete="off"
      value={told[name]}
      onChange={(event) => setTold({ ...told, [name]: event.target.value })}
    />
  );
}

/** One name after the other: Enter adds, and the cursor stays for the next. */
export function QuickAdd({ place, names }: QuickAddProps) {
  const { t } = useLingui();
  const { typed, setTyped, told, setTold, asked, busy, problem, field, id, save } = useQuickGuest(place, names);
  return (
    <form className="gl-add" aria-label={t`Add a guest to ${place.name}`} onSubmit={(event) => void save(event)}>
      <Input
        ref={field}
        className="gl-name"
        icon={<UserPlus size={14} aria-hidden="true" />}
        aria-label={t`Guest name`}
        aria-describedby={problem ? id : undefined}
        aria-invalid={problem ? true : undefined}
        placeholder={place.maxPlusOnes > 0 ? t`Name, or name +1` : t`Guest name`}
        maxLength={NAME_MAX + 4}
        autoComplete="off"
        enterKeyHint="done"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {takenBy(place).map((name) => (
        <AskedField
          key={name}
          told={told}
          setTold={setTold}
          asked={asked}
          name={name}
          must={place.asks.includes(name)}
        />
      ))}
      <Button type="submit" busy={busy} keys="enter">
        {t`Add`}
      </Button>
      <ProblemText id={id} problem={problem} />
    </form>
  );
}
