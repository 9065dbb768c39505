import { Fragment } from "react";

/** An email, or what stands for one, that breaks after `@` before it breaks anywhere else. */
export function EmailText({ text }: { text: string }) {
  return (
    <span className="break-words">
      {text.split(/(?<=@)/).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The pieces of a text have no identity but their place.
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {piece}
        </Fragment>
      ))}
    </span>
  );
}
