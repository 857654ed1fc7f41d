import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const Program = ({ name, open = false, children }: Readonly<{ name: string; open?: boolean; children: ReactNode }>) => (
  <details className="if-program" name="program" open={open}>
    <summary>{name}</summary>
    <ol>{children}</ol>
  </details>
);

function AppleProgram({ webcal }: { readonly webcal: string }) {
  return (
    <Program name="Apple (iPhone, iPad, Mac)" open>
      <li>
        <a href={webcal}>
          <Trans>Open the address in Calendar</Trans>
        </a>
      </li>
      <li>
        <Trans>Press Subscribe. On a Mac choose iCloud as its location to have it on all your devices.</Trans>
      </li>
      <li>
        <Trans>If it does not open: Calendar, Calendars, Add Calendar, Add Subscription Calendar, and paste.</Trans>
      </li>
    </Program>
  );
}

/** The way in each program, in its own words. */
export const Programs = ({ webcal }: { readonly webcal: string }) => (
  <div className="if-programs">
    <AppleProgram webcal={webcal} />
    <Program name="Google Calendar">
      <li>
        <Trans>Open calendar.google.com on a computer; the app cannot add an address.</Trans>
      </li>
      <li>
        <Trans>Next to “Other calendars” press +, choose “From URL”, paste the address and press “Add calendar”.</Trans>
      </li>
      <li>
        <Trans>Google checks for changes up to once a day, whatever the calendar asks for.</Trans>
      </li>
    </Program>
    <Program name="Outlook">
      <li>
        <Trans>Open Calendar and press “Add calendar”, then “Subscribe from web”.</Trans>
      </li>
      <li>
        <Trans>Paste the address, give it a name and press “Import”.</Trans>
      </li>
    </Program>
    <Program name="Android">
      <li>
        <Trans>Add it to Google Calendar on a computer first, with the account you use on your phone.</Trans>
      </li>
      <li>
        <Trans>In the app open Settings, choose the calendar under your account and switch on Sync.</Trans>
      </li>
      <li>
        <Trans>Without a Google account: use an app such as ICSx5, which takes the address.</Trans>
      </li>
    </Program>
  </div>
);
