import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { isPasswordOf, setPassword } from '#functions/platform/session/identity.ts';
import { passwordChanged } from '#functions/platform/session/password.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { accountMessages } from '#shared/domains/identity/account/messages.ts';
import { SECRET_QUESTIONS, type SecretQuestion } from '#shared/domains/identity/account/schemas.ts';
import { done } from '#shared/kernel/record/ids.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { translate } from '#shared/kernel/text/translate.ts';
import { connect, disconnect, socialAccountsOf } from './connections.ts';
import { connectedOf, emailOf, endSession, keepAnswer, provenEmail, secretQuestionOf } from './store.ts';

const { routes } = accountContract;
const inWords = (key: SecretQuestion, locale: Locale) => ({
  key,
  value: translate(accountMessages, locale, `account.question.${key}`),
});

export const handlers = {
  validateFormatting: endpoint(routes.validateFormatting, async () => done),
  validateMine: endpoint(routes.validateMine, async ({ body, ctx }) => ({
    isMine: await isPasswordOf(await emailOf(ctx), body.password),
  })),
  changePassword: endpoint(routes.changePassword, async ({ body, ctx }) => {
    const email = await provenEmail(ctx, body.password);
    await setPassword(email, body.newPassword);
    await passwordChanged({ ...ctx, email }, ctx.actor.userId);
    return done;
  }),
  secretQuestions: endpoint(routes.secretQuestions, async ({ ctx }) => ({
    items: SECRET_QUESTIONS.map((key) => inWords(key, ctx.locale)),
  })),
  currentSecretQuestion: endpoint(routes.currentSecretQuestion, async ({ ctx }) => {
    const { question } = await secretQuestionOf(ctx);
    return question ? { question: inWords(question, ctx.locale) } : {};
  }),
  currentSecretAnswer: endpoint(routes.currentSecretAnswer, async ({ ctx }) => {
    const { answerHash, changedAt } = await secretQuestionOf(ctx);
    return { isSet: answerHash !== undefined, changedAt };
  }),
  changeSecretQuestion: endpoint(routes.changeSecretQuestion, async ({ body, ctx }) => {
    await provenEmail(ctx, body.password);
    await keepAnswer(ctx, body.question, body.answer);
    return done;
  }),
  socialAccounts: endpoint(routes.socialAccounts, async ({ ctx }) => ({ rows: await socialAccountsOf(ctx) })),
  connect: endpoint(routes.connect, async ({ body, ctx }) => ({
    provider: await connect(ctx, body.ticket, body.password),
  })),
  disconnect: endpoint(routes.disconnect, async ({ body, ctx }) => {
    await disconnect(ctx, body.provider, body.password);
    return done;
  }),
  connected: endpoint(routes.connected, ({ ctx }) => connectedOf(ctx)),
  endSession: endpoint(routes.endSession, async ({ body, ctx }) => {
    await endSession(ctx, body.id);
    return done;
  }),
};
