import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry as PromRegistry } from 'prom-client';

type Labels<L extends string> = Readonly<Record<L, string>>;
/** Null where there is nothing to show at the moment. */
type Reading = number | null;

/** Metrics in the format of Prometheus. Only this file knows the library behind it. */
export interface Registry {
  /** A counter with one label; its known values are there from the start, so that the first increase shows. */
  counter<L extends string>(name: string, help: string, label: L, values: readonly string[]): (value: string) => void;
  histogram<L extends string>(
    name: string,
    help: string,
    labels: readonly L[],
    buckets: readonly number[],
  ): (labels: Labels<L>, value: number) => void;
  /** Read each time that the metrics are. */
  gauge(name: string, help: string, read: () => Reading | Promise<Reading>): void;
  /** The same with one label: a reading for each of its values. */
  gauges(name: string, help: string, label: string, read: () => Promise<ReadonlyMap<string, number>>): void;
  /** CPU, memory, file descriptors, garbage collection and the delay of the event loop of this process. */
  ofProcess(): void;
  text(): Promise<string>;
  readonly type: string;
}

export function makeRegistry(): Registry {
  const registry = new PromRegistry();
  const registers = [registry];
  return {
    counter: (name, help, label, values) => {
      const counter = new Counter({ name, help, labelNames: [label], registers });
      const labelled = (value: string) => ({ [label]: value }) as Record<typeof label, string>;
      for (const value of values) counter.inc(labelled(value), 0);
      return (value) => counter.inc(labelled(value));
    },
    histogram: (name, help, labelNames, buckets) => {
      const histogram = new Histogram({ name, help, labelNames: [...labelNames], buckets: [...buckets], registers });
      return (labels, value) => histogram.observe(labels, value);
    },
    gauge: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          const value = await read();
          if (value === null) this.remove();
          else this.set(value);
        },
      });
    },
    gauges: (name, help, label, read) => {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          this.reset();
          for (const [value, reading] of await read()) this.set({ [label]: value }, reading);
        },
      });
    },
    ofProcess: () => collectDefaultMetrics({ register: registry }),
    text: () => registry.metrics(),
    type: registry.contentType,
  };
}
