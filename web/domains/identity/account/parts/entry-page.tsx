import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LOCALE_OPTIONS, LOCALES } from '#shared/kernel/text/locale.ts';
import { chooseLocale, currentLocale } from '#web/platform/i18n.ts';
import { Select } from '#web/ui/input.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import './entry.css';

function LanguageSelect() {
  const choose = (value: string) => {
    const locale = LOCALES.find((known) => known === value);
    if (locale) void chooseLocale(locale);
  };
  return (
    <Select
      aria-label="Language"
      options={LOCALE_OPTIONS}
      value={currentLocale()}
      onChange={(event) => choose(event.target.value)}
    />
  );
}

type EntryPageProps = Readonly<{ title: ReactNode; text?: ReactNode; children?: ReactNode }>;
/** One small card in the middle: everything around signing in. */
export const EntryPage = ({ title, text, children }: EntryPageProps) => (
  <div className="entry">
    <main className="entry-card" id="main">
      <img src="/icon.svg" alt="Backline" width={32} height={32} />
      <h1>{title}</h1>
      {text && <p className="mut">{text}</p>}
      {children}
    </main>
    <footer className="entry-foot">
      <PageLink to="/content/gdpr" className="link">
        <Trans>Privacy</Trans>
      </PageLink>
      <PageLink to="/content/enduserlicenceterms" className="link">
        <Trans>Terms of use</Trans>
      </PageLink>
      <PageLink to="/content/securitypolicy" className="link">
        <Trans>Security</Trans>
      </PageLink>
      <LanguageSelect />
    </footer>
  </div>
);
