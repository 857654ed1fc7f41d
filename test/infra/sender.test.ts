import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { it } from 'vitest';
import { AuthStack } from '#infra/stacks/auth-stack.ts';
import type { Stage } from '#infra/stages.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';
import { stage } from './support.ts';

const poolOf = (more: Partial<Stage>) =>
  Template.fromStack(new AuthStack(new App({ outdir: tempFolder('cdk') }), { ...stage, ...more }));

it('mails codes by the own domain once its records are in place, and by Cognito until then', () => {
  poolOf({}).hasResourceProperties('AWS::Cognito::UserPool', {
    EmailConfiguration: { EmailSendingAccount: 'COGNITO_DEFAULT' },
  });
  poolOf({ isMailVerified: true }).hasResourceProperties('AWS::Cognito::UserPool', {
    EmailConfiguration: {
      EmailSendingAccount: 'DEVELOPER',
      From: `Backline <no-reply@${stage.mailDomain}>`,
      SourceArn: { 'Fn::Join': ['', Match.arrayWith([Match.stringLikeRegexp(`identity/${stage.mailDomain}$`)])] },
      ConfigurationSet: 'backline-staging',
    },
  });
});
