import { Skeleton } from "#web/ui/skeleton.tsx";

/** A placeholder with the editor's proportions while the resume loads. */
export function EditorSkeleton({ label }: { label: string }) {
  return (
    <main id="main" tabIndex={-1} className="flex h-dvh flex-col overflow-hidden" aria-busy="true">
      <h1 className="sr-only">{label}</h1>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className="flex h-[52px] items-center gap-3 border-line border-b px-4">
        <Skeleton className="size-6" />
        <Skeleton className="h-4 w-40" />
        <span className="flex-1" />
        <Skeleton className="h-8 w-20" />
        <Skeleton className="h-8 w-24" />
      </div>
      <div className="flex min-h-0 flex-1">
        <div className="grid w-[196px] content-start gap-3 border-line border-r p-4 max-md:hidden">
          {["w-28", "w-20", "w-24", "w-16", "w-24", "w-20"].map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity
            <Skeleton key={index} className={`h-5 ${width}`} />
          ))}
        </div>
        <div className="grid w-[356px] content-start gap-4 border-line border-r p-4 max-md:w-full">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
        <div className="grid flex-1 justify-center overflow-hidden bg-sunken pt-10 max-md:hidden">
          <div className="grid h-[760px] w-[540px] content-start gap-3 rounded-paper bg-white p-10 shadow-paper">
            <Skeleton className="h-7 w-52" />
            <Skeleton className="h-4 w-36" />
            <Skeleton className="mt-6 h-3 w-full" />
            <Skeleton className="h-3 w-11/12" />
            <Skeleton className="h-3 w-4/5" />
            <Skeleton className="mt-6 h-3 w-full" />
            <Skeleton className="h-3 w-10/12" />
          </div>
        </div>
      </div>
    </main>
  );
}
