import { confirmSignIn, resetPassword, signIn } from 'aws-amplify/auth';

/** The part with the password protocol: fetched by the pages around signing in. */
export const amplifySignin = { confirmSignIn, resetPassword, signIn };
