import { type App, aws_events as events, aws_ses as ses } from 'aws-cdk-lib';
import { prefixOf } from '../names.ts';
import type { Stage } from '../stages.ts';
import { BaseStack } from './base-stack.ts';

/** Sending mail, and what becomes of it: events go to the default bus, from there to the outbox queue. */
export class MailStack extends BaseStack {
  constructor(app: App, stage: Stage) {
    super(app, 'mail', stage);
    const set = new ses.ConfigurationSet(this, 'Set', {
      configurationSetName: prefixOf(stage),
      reputationMetrics: true,
      tlsPolicy: ses.ConfigurationSetTlsPolicy.REQUIRE,
      suppressionReasons: ses.SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    set.addEventDestination('Bus', {
      destination: ses.EventDestination.eventBus(events.EventBus.fromEventBusName(this, 'DefaultBus', 'default')),
      events: [
        ses.EmailSendingEvent.DELIVERY,
        ses.EmailSendingEvent.DELIVERY_DELAY,
        ses.EmailSendingEvent.BOUNCE,
        ses.EmailSendingEvent.COMPLAINT,
        ses.EmailSendingEvent.REJECT,
      ],
    });
    new ses.EmailIdentity(this, 'Identity', {
      identity: ses.Identity.domain(stage.mailDomain),
      mailFromDomain: `bounce.${stage.mailDomain}`,
      configurationSet: set,
    });
  }
}
