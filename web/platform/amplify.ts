import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signOut } from 'aws-amplify/auth';
import type { SiteSettings } from './site-settings.ts';

/** Sets up the part of Amplify that every page needs; amplify-signin.ts has the part for signing in. */
export function amplifySession({ userPoolId, userPoolClientId, userPoolEndpoint }: SiteSettings) {
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint ? { userPoolEndpoint } : {}) } },
  });
  return { fetchAuthSession, signOut };
}
