import { useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useRef, useState } from 'react';
import { guestListLinkContract } from '#shared/domains/journeys/guest-list-link/contract.ts';
import type { AskedPlace } from '#shared/domains/journeys/guest-list-link/view.ts';
import { useLinkAct } from '#web/domains/relations/link/widgets/use-link-act.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useStatusNames } from '../parts/words.tsx';
import type { AskProps } from './ask-page.tsx';
import { errorsOf, GuestFields, NOBODY, Refusal, type Typed, valuesOf } from './guest-fields.tsx';

const { askFor, see } = guestListLinkContract.routes;

/** Asks for one guest after the other: Enter sends, and the cursor stays for the next. */
export function AskForm(props: AskProps & { readonly place: AskedPlace }) {
  const { t } = useLingui();
  const { place, view } = props;
  const [typed, setTyped] = useState<Typed>(NOBODY);
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const names = useStatusNames();
  const asking = useLinkAct(askFor, see, props, ({ request }) => {
    const [guest] = request?.guests ?? [];
    const isTwice = view.request.guests.some(({ name }) => name.toLowerCase() === guest?.name.toLowerCase());
    const status = guest ? names[guest.status] : '';
    const name = guest?.name ?? '';
    toast(isTwice ? t`${name}: ${status}. You have named this guest twice.` : t`${name}: ${status}`);
    setTyped(NOBODY);
    setChecked(false);
    form.current?.querySelector('input')?.focus();
  });
  const errors = errorsOf({ typed, place, isChecked, error: asking.error, words: { required: t`Enter this` } });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (asking.isPending) return;
    const needed = form.current?.querySelectorAll<HTMLInputElement>('[aria-required=true]') ?? [];
    const empty = [...needed].find(({ value }) => !value.trim());
    if (empty) return empty.focus();
    asking.mutate({ placeId: place.id, ...valuesOf(typed, place) });
  };
  return (
    <form ref={form} className="gg-form" noValidate aria-label={t`Name a guest for ${place.name}`} onSubmit={submit}>
      <GuestFields place={place} typed={typed} onType={setTyped} errors={errors} />
      <Refusal error={asking.error} errors={errors} />
      <div className="row">
        <Button type="submit" kind="primary" size="lg" busy={asking.isPending}>
          {t`Ask for this guest`}
        </Button>
      </div>
    </form>
  );
}
