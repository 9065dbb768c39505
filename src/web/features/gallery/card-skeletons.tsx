import { Skeleton } from "#web/ui/skeleton.tsx";

const keys = ["a", "b", "c", "d"];

/** Shows as many skeletons as there will be gallery cards, four at most, with their proportions. */
export function CardSkeletons({ count }: { count: number }) {
  return keys.slice(0, count).map((key) => (
    <div key={key} className="grid gap-3">
      <Skeleton className="aspect-[285/338] w-full rounded-well" />
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-4 w-4/5" />
    </div>
  ));
}
