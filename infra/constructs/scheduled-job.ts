import {
  Duration,
  type aws_iam as iam,
  type aws_lambda as lambda,
  aws_scheduler as scheduler,
  type aws_sqs as sqs,
  TimeZone,
  aws_scheduler_targets as targets,
} from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { JOB_TIMEOUT, type JobDef, jobName } from '#shared/kernel/contract/job.ts';
import { asJob } from '../names.ts';
import { alarm } from './alarm.ts';
import { constructId, type FunctionKit } from './function-kit.ts';

export interface ScheduledJobProps {
  readonly kit: FunctionKit;
  readonly job: JobDef;
  readonly group: scheduler.IScheduleGroup;
  readonly role: iam.IRole;
  readonly deadLetters: sqs.IQueue;
}

/** A function that EventBridge Scheduler calls in the job's own time zone. */
export class ScheduledJob extends Construct {
  readonly function: lambda.Function;

  constructor(scope: Construct, { kit, job, group, role, deadLetters }: ScheduledJobProps) {
    super(scope, constructId(asJob(job)));
    this.function = kit.add(this, { ...asJob(job), timeout: job.timeout ?? JOB_TIMEOUT });
    new scheduler.Schedule(this, 'Schedule', {
      scheduleGroup: group,
      description: jobName(job),
      schedule: scheduler.ScheduleExpression.expression(job.schedule, TimeZone.of(job.timezone)),
      target: new targets.LambdaInvoke(this.function, {
        role,
        deadLetterQueue: deadLetters,
        retryAttempts: 3,
        maxEventAge: Duration.hours(1),
        input: scheduler.ScheduleTargetInput.fromObject({ scheduledTime: scheduler.ContextAttribute.scheduledTime }),
      }),
    });
    alarm(this, 'Errors', {
      stage: kit.stage,
      impact: job.impact,
      cause: `the job ${jobName(job)} failed`,
      metric: this.function.metricErrors({ period: Duration.minutes(15) }),
      threshold: 1,
    });
  }
}
