import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, it } from 'vitest';
import type { Stage } from '#infra/stages.ts';
import { build, ofType, type StackView, stage } from './support.ts';

const MICROSOFT = 'https://login.microsoftonline.com/tenant/v2.0';
const socialProviders: Stage['socialProviders'] = [
  { name: 'Google', secret: 'google' },
  { name: 'Microsoft', secret: 'microsoft', issuer: MICROSOFT },
];
const NOTHING = { routes: [], jobs: [], workers: [] };
const named = (stacks: readonly StackView[], end: string) => {
  const found = stacks.find(({ name }) => name.endsWith(end));
  if (!found) throw new Error(`no stack ${end}`);
  return found;
};
const propertiesOf = (view: StackView, type: string) => ofType(view, type).map(([, { Properties }]) => Properties);
const { app, stacks } = build(NOTHING, { ...stage, socialProviders });
const auth = named(stacks, 'Auth');

it('adds the domain, the providers and the trigger', () => {
  expect(propertiesOf(auth, 'AWS::Cognito::UserPoolDomain')).toHaveLength(1);
  expect(propertiesOf(auth, 'AWS::Cognito::UserPoolIdentityProvider')).toMatchObject([
    {
      ProviderName: 'Google',
      ProviderType: 'Google',
      ProviderDetails: { client_secret: '{{resolve:secretsmanager:google:SecretString:secret}}' },
    },
    { ProviderName: 'Microsoft', ProviderType: 'OIDC', ProviderDetails: { oidc_issuer: MICROSOFT } },
  ]);
  const [trigger] = ofType(auth, 'AWS::Lambda::Function');
  expect(trigger?.[1].Properties).toMatchObject({
    FunctionName: 'backline-staging-account-pre-sign-up-worker',
    Timeout: 5,
    Environment: { Variables: { SOCIAL_PROVIDERS: 'Google,Microsoft' } },
  });
  const [pool] = propertiesOf(auth, 'AWS::Cognito::UserPool');
  expect(pool?.LambdaConfig).toEqual({ PreSignUp: { 'Fn::GetAtt': [trigger?.[0], 'Arn'] } });
});

it('maps the id alone, never an address', () => {
  for (const { AttributeMapping } of propertiesOf(auth, 'AWS::Cognito::UserPoolIdentityProvider'))
    expect(AttributeMapping).toEqual({ 'custom:providerSubject': 'sub' });
  expect(propertiesOf(auth, 'AWS::Cognito::UserPool')[0]?.Schema).toEqual([
    expect.objectContaining({ Name: 'providerSubject', Mutable: true }),
  ]);
});

it('lets the domain sign in accounts elsewhere only, by code, to our own page', () => {
  expect(propertiesOf(auth, 'AWS::Cognito::UserPoolClient')).toMatchObject([
    {
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: ['openid'],
      CallbackURLs: [`https://${stage.domain}/account/callback`],
      SupportedIdentityProviders: ['Google', 'Microsoft'],
    },
  ]);
});

it('tells the pages where to sign in, and lets them swap codes there', () => {
  const edge = JSON.stringify(named(stacks, 'Edge').resources);
  expect(edge).toMatch(/backline-staging-.{0,80}\.auth\./);
  const before = build(NOTHING).stacks;
  expect(JSON.stringify(named(before, 'Edge').resources)).not.toContain('.auth.');
});

it('has none of it without providers', () => {
  const plain = named(build(NOTHING).stacks, 'Auth');
  const kinds = ['AWS::Cognito::UserPoolDomain', 'AWS::Cognito::UserPoolIdentityProvider', 'AWS::Lambda::Function'];
  expect(kinds.flatMap((kind) => ofType(plain, kind))).toEqual([]);
  expect(propertiesOf(plain, 'AWS::Cognito::UserPool')[0]?.LambdaConfig).toBeUndefined();
  expect(propertiesOf(plain, 'AWS::Cognito::UserPoolClient')[0]?.AllowedOAuthFlows).toBeUndefined();
});

it('leaves no finding of AWS Solutions without an answer', () => {
  const { violations = [] } = new AwsSolutionsChecks(app).validateScope(auth.stack);
  expect(violations.map(({ ruleName }) => ruleName)).toEqual([]);
});
