import { CardSkeletons } from "#web/features/gallery/exports.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";

export const exampleGrid = "grid gap-x-5 gap-y-9 sm:grid-cols-2 xl:grid-cols-3";

/** A skeleton with the page's own proportions, until the list is loaded. */
export function ExamplesSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <Skeleton className="mb-9 h-[132px] w-full rounded-card md:mb-12" />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[200px_minmax(0,1fr)]">
        <div className="flex gap-2 overflow-hidden lg:grid lg:content-start">
          {["a", "b", "c", "d", "e", "f"].map((key) => (
            <Skeleton key={key} className="h-9 w-28 shrink-0 rounded-control lg:w-full" />
          ))}
        </div>
        <div>
          <Skeleton className="mb-6 h-6 w-40" />
          <div className={exampleGrid}>
            <CardSkeletons count={3} />
          </div>
        </div>
      </div>
    </div>
  );
}
