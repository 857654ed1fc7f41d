import { useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { AvailableArtist } from '#shared/domains/booking/availability/schemas.ts';
import { availabilityText } from '#shared/domains/booking/availability/text.ts';
import { LOCALE_OPTIONS, type Locale } from '#shared/kernel/text/locale.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { useShortcut } from '#web/platform/keys.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { Select } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toaster.ts';

type Props = Readonly<{ artists: readonly AvailableArtist[]; open: AvailableArtist; asked: readonly LocalDate[] }>;
const KEY = 'y';

interface TextChoicesProps extends Pick<Props, 'open'> {
  readonly locale: Locale;
  readonly setLocale: (next: Locale) => void;
  readonly scope: 'all' | 'one';
  readonly setScope: (next: 'all' | 'one') => void;
}
function TextChoices({ open, locale, setLocale, scope, setScope }: TextChoicesProps) {
  const { t } = useLingui();
  return (
    <div className="row wrap av-text-h">
      <Segmented
        label={t`Artists`}
        items={[
          { value: 'one', label: open.name },
          { value: 'all', label: t`Everyone in the list` },
        ]}
        value={scope}
        onChange={setScope}
      />
      <Select
        aria-label={t`Language of the text`}
        value={locale}
        options={LOCALE_OPTIONS}
        onChange={(event) => setLocale(event.target.value as Locale)}
      />
    </div>
  );
}

/** The free dates as they go into an e-mail, in the language of who gets it. */
export function TextCard({ artists, open, asked }: Props) {
  const { t } = useLingui();
  const [locale, setLocale] = useState<Locale>(currentLocale);
  const [scope, setScope] = useState<'one' | 'all'>('one');
  const offers = (scope === 'one' ? [open] : artists).map(({ name, days }) => ({ name, days, asked }));
  const text = availabilityText(offers, locale);
  const copy = () => void navigator.clipboard.writeText(text).then(() => toast(t`Text copied`));
  useShortcut(KEY, copy);
  return (
    <Card
      title={t`As text`}
      className="av-text"
      action={
        <Button kind="primary" size="sm" icon={<Copy size={13} aria-hidden="true" />} keys={KEY} onClick={copy}>
          {t`Copy text`}
        </Button>
      }
    >
      <TextChoices open={open} locale={locale} setLocale={setLocale} scope={scope} setScope={setScope} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and keys must reach it */}
      <section className="av-preview" aria-label={t`Preview of the text`} lang={locale} tabIndex={0}>
        {text}
      </section>
    </Card>
  );
}
