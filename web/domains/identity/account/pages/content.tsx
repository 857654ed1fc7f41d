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
    <Part title={<Trans>Who owns the data</Trans>}>
      <Trans>Your agency decides which data about you is kept. Backline stores it on the agency's behalf.</Trans>
    </Part>
    <Part title={<Trans>Data we store</Trans>}>
      <Trans>Names, contact details, bookings, documents, and who changed what and when.</Trans>
    </Part>
    <Part title={<Trans>Your rights</Trans>}>
      <Trans>Ask your agency to view, correct, export or delete the data it holds about you.</Trans>
    </Part>
    <Part title={<Trans>Cookies</Trans>}>
      <Trans>Only what the product needs: your session and your page layout. No tracking.</Trans>
    </Part>
  </Text>
);

export const TermsPage = () => (
  <Text title={<Trans>Terms of use</Trans>}>
    <Part title={<Trans>Your account</Trans>}>
      <Trans>It is personal. Keep your password to yourself, and sign out of devices that aren't yours.</Trans>
    </Part>
    <Part title={<Trans>Your content</Trans>}>
      <Trans>
        What you enter belongs to your agency. Only enter what you're allowed to share with your colleagues.
      </Trans>
    </Part>
    <Part title={<Trans>Documents and figures</Trans>}>
      <Trans>Check every contract and amount before you send it. Backline does not give legal or tax advice.</Trans>
    </Part>
  </Text>
);

export const SecurityPage = () => (
  <Text title={<Trans>Security</Trans>}>
    <Part title={<Trans>Signing in</Trans>}>
      <Trans>Your password never leaves your browser. A session ends after 24 hours without use.</Trans>
    </Part>
    <Part title={<Trans>Storage</Trans>}>
      <Trans>Data is encrypted in transit and at rest, kept separate for each agency, and backed up.</Trans>
    </Part>
    <Part title={<Trans>Found a security issue?</Trans>}>
      <Trans>Tell your agency's administrator what you saw and when. Don't test it on other people's data.</Trans>
    </Part>
  </Text>
);
