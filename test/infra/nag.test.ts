import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, it } from 'vitest';
import { build } from './support.ts';
import { synthetic } from './synthetic.ts';

it('leaves no finding of AWS Solutions without an answer', () => {
  const { app, stacks } = build(synthetic);
  const findings = stacks.flatMap(({ stack }) =>
    (new AwsSolutionsChecks(app).validateScope(stack).violations ?? []).flatMap((violation) =>
      violation.violatingResources.map((r) => `${violation.ruleName} ${r.constructPath}`),
    ),
  );
  expect(findings).toEqual([]);
});
