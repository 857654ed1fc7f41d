import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageLink } from '#web/ui/page-link.tsx';
import '../parts/entry.css';

const Text = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <main className="content-page" id="main">
    <PageLink to="/" className="link">
      Backline
    </PageLink>
    <h1>{title}</h1>
    {children}
  </main>
);
const Part = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <>
    <h2>{title}</h2>
    <p>{children}</p>
  </>
);

export const GdprPage = () => (
  <Text title={<Trans>Privacy</Trans>}>
    <Part title={<Trans>Whose data</Trans>}>
      <Trans>The agency you work with decides which data about you is kept; Backline keeps it on its behalf.</Trans>
    </Part>
    <Part title={<Trans>What is kept</Trans>}>
      <Trans>Names, contact details, bookings, documents, and who changed what and when.</Trans>
    </Part>
    <Part title={<Trans>Your rights</Trans>}>
      <Trans>Ask your agency to see, correct, export or delete what is kept about you.</Trans>
    </Part>
    <Part title={<Trans>Cookies</Trans>}>
      <Trans>Only those that the product needs: your session and how you arranged your pages. No tracking.</Trans>
    </Part>
  </Text>
);

export const TermsPage = () => (
  <Text title={<Trans>Terms of use</Trans>}>
    <Part title={<Trans>Your account</Trans>}>
      <Trans>It is personal. Keep your password to yourself and end sessions on devices that are not yours.</Trans>
    </Part>
    <Part title={<Trans>Your content</Trans>}>
      <Trans>What you enter stays your agency's. Enter only what you may share with your colleagues.</Trans>
    </Part>
    <Part title={<Trans>Documents and figures</Trans>}>
      <Trans>Check a contract or an amount before you send it; the product does not give legal or tax advice.</Trans>
    </Part>
  </Text>
);

export const SecurityPage = () => (
  <Text title={<Trans>Security</Trans>}>
    <Part title={<Trans>Signing in</Trans>}>
      <Trans>Your password never leaves your browser. A session ends after 24 hours without use.</Trans>
    </Part>
    <Part title={<Trans>Storage</Trans>}>
      <Trans>Data is encrypted on its way and at rest, kept apart per agency, and backed up.</Trans>
    </Part>
    <Part title={<Trans>Something found?</Trans>}>
      <Trans>Tell your agency's administrator what you saw and when; do not try it on other people's data.</Trans>
    </Part>
  </Text>
);
