import type { Tax } from '#domain/invoices/tax';

/**
 * Bases in euros that are easily got wrong by a cent, with their taxes; beside them what must come out everywhere, worked
 * out by hand: quota of IVA, IRPF withheld, total and what is paid.
 */
export const AWKWARD: readonly [base: number, tax: Tax, iva: number, irpf: number, total: number, payable: number][] = [
  [1000, { IVA: 21, IRPF: 1 }, 210, 10, 1210, 1200],
  // Half a cent goes up: 0,105 and 0,005.
  [0.5, { IVA: 21, IRPF: 1 }, 0.11, 0.01, 0.61, 0.6],
  [0.01, { IVA: 21 }, 0, 0, 0.01, 0.01],
  [0.05, { IVA: 10 }, 0.01, 0, 0.06, 0.06],
  // As floating point numbers these fall on the wrong side: 1.005 · 21, 33.35 · 1.
  [10.5, { IVA: 21 }, 2.21, 0, 12.71, 12.71],
  [33.35, { IVA: 21, IRPF: 1 }, 7, 0.33, 40.35, 40.02],
  [8.7, { IRPF: 19 }, 0, 1.65, 8.7, 7.05],
  [1234.56, { IVA: 22 }, 271.6, 0, 1506.16, 1506.16],
  [4.35, { IVA: 20 }, 0.87, 0, 5.22, 5.22],
  [1.15, { IVA: 19 }, 0.22, 0, 1.37, 1.37],
  [2085.06, { IVA: 21 }, 437.86, 0, 2522.92, 2522.92],
  [350, {}, 0, 0, 350, 350],
  [150, { IRPF: 7 }, 0, 10.5, 150, 139.5],
  [0, { IVA: 21, IRPF: 1 }, 0, 0, 0, 0],
  [99_999_999.99, { IVA: 21, IRPF: 1 }, 21_000_000, 1_000_000, 120_999_999.99, 119_999_999.99],
];
