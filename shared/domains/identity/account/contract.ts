import * as z from 'zod';
import { EmailProfile } from '#shared/domains/identity/user/schemas.ts';
import { anyone, own } from '#shared/kernel/contract/access.ts';
import { ImageKey } from '#shared/kernel/contract/image-contract.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { core, v1, v1ById } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { fileErrors, UploadRequest, UploadTicket } from '#shared/kernel/record/file.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { AVATARS_MAX } from './limits.ts';
import { Connected, NewPassword, Password, SecretQuestion, SocialProvider } from './schemas.ts';
import { signingRoutes } from './signing-routes.ts';
import { socialRoutes } from './social-routes.ts';

const QuestionText = z.object({ key: SecretQuestion, value: z.string() });
const imageOf = <const P extends 'avatar' | 'signature'>(purpose: P) =>
  UploadRequest.extend({ purpose: z.literal(purpose) });
/** The address of a picture, valid for a minute; absent without a picture. */
const Picture = z.object({ url: z.string().optional() });

/**
 * The calls with which a person manages their own sign-in. Those with `identity:admin` let the user pool check or set a
 * password.
 */
export const accountContract = contract('account', {
  byToken: 'none',
  errors: {
    ...fileErrors,
    'account.orderPeriod': 422,
    'account.password': 400,
    'account.passwordRefused': 400,
    'account.noSocialLogin': 409,
    'account.socialLoginTaken': 409,
    'account.ticket': 409,
    'account.notConnected': 409,
  },
  routes: {
    ...signingRoutes,
    ...socialRoutes,
    /** Refuses a password that breaks a rule; stores nothing. A user without a password is not signed in. */
    validateFormatting: route(v1('POST', '/account/password/validateformatting'), anyone.uses(), {
      body: z.object({ password: NewPassword }),
      output: Done,
    }),
    validateMine: route(v1('POST', '/account/password/validatemine'), own.writes('identity:admin'), {
      body: z.object({ password: Password }),
      output: z.object({ isMine: z.boolean() }),
    }),
    changePassword: route(v1('POST', '/account/password/change'), own.writes('identity:admin'), {
      body: z.object({ password: Password, newPassword: NewPassword }),
      output: Done,
    }),
    secretQuestions: route(v1('GET', '/account/secretquestionitem'), own.reads(), {
      output: z.object({ items: z.array(QuestionText) }),
    }),
    currentSecretQuestion: route(v1('GET', '/account/currentsecretquestion'), own.reads(), {
      output: z.object({ question: QuestionText.optional() }),
    }),
    /** Returns whether a secret answer is set. No one can read the answer, because only its hash is stored. */
    currentSecretAnswer: route(v1('GET', '/account/currentsecretanswer'), own.reads(), {
      output: z.object({ isSet: z.boolean(), changedAt: z.string().optional() }),
    }),
    changeSecretQuestion: route(v1('POST', '/account/changesecretquestion'), own.writes('identity:admin'), {
      body: z.object({ question: SecretQuestion, answer: requiredText(100), password: Password }),
      output: Done,
    }),
    avatarUpload: route(core('POST', '/user/avatar/upload'), own.reads('files:write'), {
      body: imageOf('avatar'),
      output: UploadTicket,
    }),
    /** Sets the caller's picture, or another user's with the right to change users. Empty removes it. */
    setAvatar: route(core('POST', '/user/avatar'), own.writes('files:read', 'files:write'), {
      aliases: [v1ById('POST', '/users/{id}/avatar')],
      body: z.object({ id: Id.optional(), key: ImageKey }),
      output: Done,
    }),
    /** Returns the pictures of the requested users who have one. The addresses are valid for an hour. */
    avatars: route(core('POST', '/user/avatar/list'), own.reads('files:read'), {
      aliases: [core('GET', '/user/avatar/list')],
      body: z.object({ ids: z.array(Id).max(AVATARS_MAX) }),
      output: rowsOf(z.object({ id: Id, url: z.string() })),
    }),
    avatar: route(v1('GET', '/users/{id}/avatar'), own.reads('files:read'), { output: Picture }),
    signature: route(core('GET', '/user/signature'), own.reads('files:read'), {
      output: Picture.extend({ changedAt: z.string().optional() }),
    }),
    signatureUpload: route(core('POST', '/user/signature/upload'), own.reads('files:write'), {
      body: imageOf('signature'),
      output: UploadTicket,
    }),
    setSignature: route(core('POST', '/user/signature'), own.writes('files:read', 'files:write'), {
      body: z.object({ key: ImageKey }),
      output: Done,
    }),
    removeSignature: route(core('DELETE', '/user/signature'), own.writes('files:read', 'files:write'), {
      output: Done,
    }),
    downloadSignature: route(core('GET', '/user/signature/download'), own.reads('files:read'), { output: Picture }),
    emailProfile: route(core('GET', '/user/emailprofile'), own.reads(), { output: EmailProfile }),
    saveEmailProfile: route(core('POST', '/user/emailprofile'), own.writes(), {
      body: EmailProfile,
      output: EmailProfile,
    }),
    /** Links an account elsewhere to a person's sign-in. Only that person can, with the password. */
    socialLogin: route(v1('POST', '/users/{id}/sociallogin'), own.writes('identity:admin'), {
      body: z.object({
        provider: SocialProvider,
        /** The person's own id at the provider. */
        subject: requiredText(200),
        password: Password,
      }),
      output: Done,
    }),
    connected: route(v1('GET', '/account/connected'), own.reads(), { output: Connected }),
    /** Ends one sign-in of the person, or without an id all but this one. */
    endSession: route(v1('POST', '/account/session/end'), own.writes(), {
      body: z.object({ id: z.string().max(100).optional() }),
      output: Done,
    }),
  },
});
