import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signOut } from 'aws-amplify/auth';
import type { SiteSettings } from './site-settings.ts';

/** What every page needs of Amplify; signing in comes by amplify-signin.ts. */
export function amplifySession({ userPoolId, userPoolClientId, userPoolEndpoint }: SiteSettings) {
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint ? { userPoolEndpoint } : {}) } },
  });
  return { fetchAuthSession, signOut };
}
