/**
 * Counters and histograms for what happens with every move. The six calls of one take 0.04 µs of processor time here and
 * 0.77 with prom-client's own; the rules of a decision of Kingdom Builder take 0.5 (docs/performance.md).
 */

export interface QuickCounter {
  /** `labels` as Prometheus writes them, such as `game="toy"`; few and fixed. */
  add(n: number, labels?: string): void;
  /** Of all labels. */
  total(): number;
  text(): string;
}

export function quickCounter(name: string, help: string): QuickCounter {
  const counts = new Map<string, number>();
  return {
    add: (n, labels = '') => void counts.set(labels, (counts.get(labels) ?? 0) + n),
    total: () => [...counts.values()].reduce((sum, n) => sum + n, 0),
    text: () => {
      const lines = [...counts].map(([labels, n]) => `${name}${labels === '' ? '' : `{${labels}}`} ${n}`);
      return `# HELP ${name} ${help}\n# TYPE ${name} counter\n${lines.join('\n')}\n`;
    },
  };
}

export interface QuickHistogram {
  observe(ms: number, labels?: string): void;
  text(): string;
}

/** Of seconds, with the upper ends of its buckets in seconds. */
export function quickHistogram(name: string, help: string, ends: readonly number[]): QuickHistogram {
  const limits = Float64Array.from(ends, (end) => end * 1000);
  const series = new Map<string, { readonly counts: Float64Array; sum: number }>();
  return {
    observe: (ms, labels = '') => {
      let one = series.get(labels);
      if (one === undefined)
        series.set(labels, (one = { counts: new Float64Array(ends.length + 1), sum: 0 }));
      let i = 0;
      while (i < limits.length && ms > (limits[i] ?? 0)) i++;
      one.counts[i] = (one.counts[i] ?? 0) + 1;
      one.sum += ms;
    },
    text: () => {
      const lines = [...series].flatMap(([labels, { counts, sum }]) => {
        let n = 0;
        const own = labels === '' ? '' : `${labels},`;
        const buckets = [...ends, '+Inf'].map(
          (end, i) => `${name}_bucket{${own}le="${end}"} ${(n += counts[i] ?? 0)}`,
        );
        const braced = labels === '' ? '' : `{${labels}}`;
        return [...buckets, `${name}_sum${braced} ${sum / 1000}`, `${name}_count${braced} ${n}`];
      });
      return `# HELP ${name} ${help}\n# TYPE ${name} histogram\n${lines.join('\n')}\n`;
    },
  };
}
