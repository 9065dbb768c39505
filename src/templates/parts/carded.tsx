import type { DesignProps } from "../design.ts";
import { Contacts } from "./contacts.tsx";
import { NameAndTitle, Photo, photoOf } from "./header.tsx";
import { Body } from "./standard.tsx";
import { wordsOf } from "./words.ts";

/**
 * A sheet whose photo and contacts form a card of their own. The card belongs to the header and is read with it; the
 * style sheet floats name and title to the main column and the card to the narrow one.
 */
export function Carded({ resume, view }: DesignProps) {
  const { basicInfo, links, sections } = resume.data;
  const photo = photoOf(basicInfo, view);
  return (
    <>
      <header className={photo ? "rs-header rs-has-photo" : "rs-header"}>
        <div className="rs-identity">
          <NameAndTitle info={basicInfo} view={view} />
        </div>
        <div className="rs-card">
          {photo && <Photo src={photo} view={view} />}
          <Contacts info={basicInfo} links={links} view={view} title={wordsOf(view.lang).contact} />
        </div>
      </header>
      <Body sections={sections} view={view} />
    </>
  );
}
