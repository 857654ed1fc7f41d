import { type App, Stack, Tags } from 'aws-cdk-lib';
import { pascal, prefixOf } from '../names.ts';
import type { Stage } from '../stages.ts';

/** A stack of one stage, in the stage's region unless the service lives elsewhere. */
export class BaseStack extends Stack {
  readonly stage: Stage;

  constructor(app: App, concern: string, stage: Stage, region = stage.region) {
    super(app, `${pascal(prefixOf(stage))}${pascal(concern)}`, {
      // The account is that of the credentials at deploy.
      env: { region },
      terminationProtection: stage.name === 'production',
      description: `Backline ${stage.name}: ${concern}`,
    });
    this.stage = stage;
    Tags.of(this).add('product', 'backline');
    Tags.of(this).add('stage', stage.name);
  }
}
