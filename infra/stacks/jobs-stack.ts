import { type App, aws_iam as iam, aws_scheduler as scheduler } from 'aws-cdk-lib';
import type { JobDef } from '#shared/kernel/contract/job.ts';
import { acknowledgeIam } from '../constructs/acknowledge.ts';
import { deadLetters } from '../constructs/dead-letters.ts';
import { type CodeSource, FunctionKit } from '../constructs/function-kit.ts';
import { ScheduledJob } from '../constructs/scheduled-job.ts';
import { prefixOf } from '../names.ts';
import type { Resources } from '../resources.ts';
import type { Stage } from '../stages.ts';
import { BaseStack } from './base-stack.ts';

export interface JobsProps {
  readonly jobs: readonly JobDef[];
  readonly resources: Resources;
  readonly code: CodeSource;
}

/** Housekeeping on a schedule. */
export class JobsStack extends BaseStack {
  constructor(app: App, stage: Stage, { jobs, resources, code }: JobsProps) {
    super(app, 'jobs', stage);
    const kit = new FunctionKit(this, 'Kit', { stage, resources, code, group: 'jobs' });
    const group = new scheduler.ScheduleGroup(this, 'Group', { scheduleGroupName: prefixOf(stage) });
    const role = this.#invokeRole(group);
    const dead = deadLetters(this, 'jobs-dead', stage, 'Reminders or other scheduled work did not happen');
    for (const job of jobs) {
      const { function: fn } = new ScheduledJob(this, { kit, job, group, role, deadLetters: dead });
      acknowledgeIam(role, 'Resource', `${fn.functionArn}:*`, 'The versions of the one function.');
    }
  }

  #invokeRole(group: scheduler.ScheduleGroup): iam.Role {
    return new iam.Role(this, 'SchedulerRole', {
      assumedBy: new iam.ServicePrincipal('scheduler.amazonaws.com', {
        conditions: {
          StringEquals: { 'aws:SourceAccount': this.account },
          ArnEquals: { 'aws:SourceArn': group.scheduleGroupArn },
        },
      }),
    });
  }
}
