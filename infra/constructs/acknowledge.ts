import { Stack, Validations } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/** A finding of cdk-nag that stays, with why it is right here. */
export const acknowledge = (scope: Construct, id: string, reason: string): void =>
  Validations.of(scope).acknowledge({ id: `AwsSolutions-${id}`, reason });

/** A value as cdk-nag writes it in the name of a finding: references in angle brackets. */
function written(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { Ref: ref, 'Fn::GetAtt': attribute, 'Fn::Join': join } = value as Record<string, unknown>;
  if (ref) return `<${ref}>`;
  if (Array.isArray(attribute)) return `<${attribute.join('.')}>`;
  if (Array.isArray(join)) return (join[1] as unknown[]).map(written).join(String(join[0]));
  return JSON.stringify(value);
}

/** One finding of IAM4 or IAM5, which cdk-nag reports per policy, action or resource. */
export function acknowledgeIam(
  scope: Construct,
  kind: 'Policy' | 'Action' | 'Resource',
  value: string,
  reason: string,
): void {
  const rule = kind === 'Policy' ? 'IAM4' : 'IAM5';
  acknowledge(scope, `${rule}[${kind}::${written(Stack.of(scope).resolve(value))}]`, reason);
}
