/** What `base/texts.js` asks of Fluent. */
export class FluentResource {
  constructor(source: string);
}

export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  addResource(resource: FluentResource): Error[];
  getMessage(key: string): { value: object | string | null } | undefined;
  formatPattern(pattern: object | string, params?: Record<string, unknown>): string;
}

export class FluentNumber {
  constructor(value: number, options?: { maximumFractionDigits?: number });
}
