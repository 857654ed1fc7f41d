import { Validations } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/** A finding of cdk-nag that stays, with why it is right here. */
export const acknowledge = (scope: Construct, id: string, reason: string): void =>
  Validations.of(scope).acknowledge({ id: `AwsSolutions-${id}`, reason });
