declare module 'virtual:map' {
  type Point = import('@tand/festival').Point;
  const map: { districts: readonly { slug: string; plate: Point; foot: Point; ground: readonly Point[] }[] };
  export default map;
}

declare module 'virtual:city' {
  const city: import('@tand/ui-festival').CityWorld;
  export default city;
}

declare module 'virtual:edition-pages' {
  export const entries: readonly import('@tand/editions').EntryPage[];
  export const gone: readonly { from: string; to: string }[];
  export const absent: readonly string[];
}
