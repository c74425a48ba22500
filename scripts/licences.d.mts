export interface ShippedPackage {
  name: string;
  version: string;
  licence: string;
}
export const licenceFile: string;
export const accepted: string[];
export function shipped(): ShippedPackage[];
export function licenceText(list: ShippedPackage[]): string;
