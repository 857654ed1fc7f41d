import {
  type App,
  aws_cloudfront as cloudfront,
  Duration,
  aws_cloudfront_origins as origins,
  aws_s3 as s3,
} from 'aws-cdk-lib';
import { REFERENCE_FILES } from '#shared/kernel/contract/page-document.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { logBucket, privateBucket } from '../constructs/buckets.ts';
import { ORIGIN_HEADER } from '../constructs/origin-check.ts';
import { areaMap } from '../edge/area-map.ts';
import { apiRequestCode, pageRequestCode, pageResponseCode } from '../edge/functions.ts';
import { headerSets } from '../edge/security-headers.ts';
import { signInOrigin } from '../names.ts';
import type { Resources } from '../resources.ts';
import type { Stage } from '../stages.ts';
import type { ApiStack } from './api-stack.ts';
import { BaseStack } from './base-stack.ts';
import type { FirewallStack } from './firewall-stack.ts';

export interface EdgeProps {
  readonly routes: readonly Route[];
  readonly apis: readonly ApiStack[];
  readonly firewall: FirewallStack;
  readonly resources: Resources;
}

/** One address in front of the application and of every API. */
export class EdgeStack extends BaseStack {
  readonly web: s3.Bucket;
  readonly distribution: cloudfront.Distribution;
  readonly #props: EdgeProps;

  constructor(app: App, stage: Stage, props: EdgeProps) {
    super(app, 'edge', stage);
    this.#props = props;
    this.web = privateBucket(this, stage, 'web', {
      encryption: s3.BucketEncryption.S3_MANAGED,
      serverAccessLogsBucket: logBucket(this, 'AccessLogs'),
    });
    const pages = this.#pages();
    this.distribution = new cloudfront.Distribution(this, 'Distribution', {
      domainNames: [stage.domain],
      certificate: props.firewall.certificate,
      webAclId: props.firewall.webAcl.attrArn,
      minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      defaultRootObject: 'index.html',
      defaultBehavior: pages,
      // The first that fits counts: the document of the API is a file among the pages.
      additionalBehaviors: { [REFERENCE_FILES.openapi]: pages, ...this.#apiBehaviours() },
    });
    acknowledge(this.distribution, 'CFR1', 'Agencies tour the world; no country is shut out.');
    acknowledge(
      this.distribution,
      'CFR3',
      'Access is logged by log delivery (edge-log stack), which can leave out addresses; the older kind cannot.',
    );
  }

  #function(id: string, code: string): cloudfront.Function {
    return new cloudfront.Function(this, id, {
      runtime: cloudfront.FunctionRuntime.JS_2_0,
      code: cloudfront.FunctionCode.fromInline(code),
    });
  }

  #pages(): cloudfront.BehaviorOptions {
    const { files, signed } = this.#props.resources;
    const headers = headerSets({
      files: [files, signed].map((bucket) => `https://${bucket.bucketRegionalDomainName}`).join(' '),
      identity: [
        `https://cognito-idp.${this.region}.amazonaws.com`,
        ...(this.stage.socialProviders ? [signInOrigin(this, this.stage)] : []),
      ].join(' '),
      tiles: this.stage.mapTiles?.url,
    });
    return {
      origin: origins.S3BucketOrigin.withOriginAccessControl(this.web),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      compress: true,
      functionAssociations: [
        {
          function: this.#function('PageRequest', pageRequestCode()),
          eventType: cloudfront.FunctionEventType.VIEWER_REQUEST,
        },
        {
          function: this.#function('PageResponse', pageResponseCode(headers)),
          eventType: cloudfront.FunctionEventType.VIEWER_RESPONSE,
        },
      ],
    };
  }

  /**
   * `/api/*` goes where the function says. It can choose among the distribution's origins only, and an origin is in a
   * distribution only with a behaviour: hence one reserved path per area, which no route has.
   */
  #apiBehaviours(): Record<string, cloudfront.BehaviorOptions> {
    const { apis, routes } = this.#props;
    const [first] = apis;
    if (!first) return {};
    const choose = this.#function('ApiRequest', apiRequestCode(areaMap(routes)));
    const responseHeadersPolicy = this.#apiHeaders();
    const behaviours = apis.map((api) => ({ api, behaviour: this.#apiBehaviour(api, choose, responseHeadersPolicy) }));
    return Object.fromEntries([
      ...behaviours.map(({ api, behaviour }) => [`/api/-/${api.area.id}/*`, behaviour]),
      ['/api/*', behaviours.find(({ api }) => api === first)?.behaviour],
    ]);
  }

  #apiBehaviour(
    api: ApiStack,
    choose: cloudfront.Function,
    responseHeadersPolicy: cloudfront.ResponseHeadersPolicy,
  ): cloudfront.BehaviorOptions {
    return {
      origin: new origins.HttpOrigin(api.domainName, {
        originId: api.area.id,
        customHeaders: { [ORIGIN_HEADER]: this.#props.resources.secrets.originVerify.secretValue.unsafeUnwrap() },
        readTimeout: Duration.seconds(31),
        originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
      }),
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      responseHeadersPolicy,
      functionAssociations: [{ function: choose, eventType: cloudfront.FunctionEventType.VIEWER_REQUEST }],
    };
  }

  #apiHeaders(): cloudfront.ResponseHeadersPolicy {
    return new cloudfront.ResponseHeadersPolicy(this, 'ApiHeaders', {
      securityHeadersBehavior: {
        // A web form's public page brings its own.
        contentSecurityPolicy: { contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'", override: false },
        contentTypeOptions: { override: true },
        referrerPolicy: { referrerPolicy: cloudfront.HeadersReferrerPolicy.NO_REFERRER, override: true },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(730),
          includeSubdomains: true,
          preload: true,
          override: true,
        },
      },
      customHeadersBehavior: { customHeaders: [{ header: 'cache-control', value: 'no-store', override: false }] },
    });
  }
}
