/** Resumes in both forms of Europass, written after their public schemas. */
export const skillsPassport = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="de">
  <DocumentInfo><DocumentType>ECV</DocumentType><Generator>EWA</Generator></DocumentInfo>
  <LearnerInfo>
    <Identification>
      <PersonName><FirstName>Jana</FirstName><Surname>Köhler</Surname></PersonName>
      <ContactInfo>
        <Address><Contact><AddressLine>Lange Gasse 4</AddressLine><PostalCode>04109</PostalCode><Municipality>Leipzig</Municipality>
          <Country><Code>DE</Code><Label>Deutschland</Label></Country></Contact></Address>
        <Email><Contact>jana@example.com</Contact></Email>
        <TelephoneList>
          <Telephone><Contact>+49 341 1234567</Contact><Use><Code>mobile</Code><Label>Mobil</Label></Use></Telephone>
          <Telephone><Contact>+49 341 7654321</Contact><Use><Code>work</Code><Label>Arbeit</Label></Use></Telephone>
        </TelephoneList>
        <WebsiteList><Website><Contact>https://koehler.example</Contact></Website></WebsiteList>
        <InstantMessagingList><InstantMessaging><Contact>jana.k</Contact><Use><Code>skype</Code><Label>Skype</Label></Use></InstantMessaging></InstantMessagingList>
      </ContactInfo>
      <Demographics><Birthdate year="1988" month="--07" day="---09"/><Gender><Code>F</Code><Label>Weiblich</Label></Gender>
        <NationalityList><Nationality><Code>DE</Code><Label>Deutsch</Label></Nationality></NationalityList></Demographics>
      <Photo><MimeType>image/jpeg</MimeType><Data>AAAAnobodyreadsthis</Data></Photo>
    </Identification>
    <Headline><Type><Code>position</Code><Label>Stelle</Label></Type><Description><Label>Backend-Entwicklerin</Label></Description></Headline>
    <WorkExperienceList><WorkExperience>
      <Period><From year="2016" month="--03"/><Current>true</Current></Period>
      <Position><Label>Entwicklerin</Label></Position>
      <Activities>&lt;p&gt;Baut &lt;b&gt;Dienste&lt;/b&gt; &amp;amp; Werkzeuge&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Go und SQL&lt;/li&gt;&lt;/ul&gt;</Activities>
      <Employer><Name>Nordlicht GmbH</Name><ContactInfo><Address><Contact><Municipality>Halle</Municipality></Contact></Address></ContactInfo>
        <Sector><Label>Energiehandel</Label></Sector></Employer>
    </WorkExperience></WorkExperienceList>
    <EducationList><Education>
      <Period><From year="2008"/><To year="2013" month="--09" day="---30"/></Period>
      <Title>Diplom-Informatikerin</Title><Activities>Verteilte Systeme</Activities>
      <Organisation><Name>Universität Leipzig</Name></Organisation><Level><Label>EQR 7</Label></Level>
    </Education></EducationList>
    <Skills>
      <Linguistic>
        <MotherTongueList><MotherTongue><Description><Code>de</Code><Label>Deutsch als Erstsprache</Label></Description></MotherTongue></MotherTongueList>
        <ForeignLanguageList><ForeignLanguage><Description><Code>en</Code><Label>Englisch</Label></Description>
          <ProficiencyLevel><Listening>C1</Listening><Reading>C2</Reading><SpokenInteraction>C1</SpokenInteraction><SpokenProduction>B2</SpokenProduction><Writing>B2</Writing></ProficiencyLevel>
          <AcquaintanceNote>Ein Jahr in Cork</AcquaintanceNote></ForeignLanguage></ForeignLanguageList>
      </Linguistic>
      <Computer><Description>PostgreSQL, Kafka</Description></Computer>
      <Driving><Description><Licence>A</Licence><Licence>B</Licence></Description></Driving>
    </Skills>
    <AchievementList><Achievement><Title><Code>honors_awards</Code><Label>Preise</Label></Title><Description>Hackathon Dresden</Description></Achievement></AchievementList>
  </LearnerInfo>
</SkillsPassport>`;

export const candidate = `<?xml version="1.0" encoding="UTF-8"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0" xmlns:hr="http://www.hr-xml.org/3">
  <hr:DocumentID schemeID="Test-0001" schemeName="DocumentIdentifier"/>
  <CandidatePerson>
    <PersonName><oa:GivenName>Nuno</oa:GivenName><hr:FamilyName>Ferreira</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>nuno@example.com</oa:URI></Communication>
    <Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>351</CountryDialing><oa:DialNumber>912345678</oa:DialNumber></Communication>
    <Communication><ChannelCode>Web</ChannelCode><oa:URI>https://ferreira.example</oa:URI></Communication>
    <Communication><UseCode>home</UseCode><Address type="home"><oa:AddressLine>Rua Nova 7</oa:AddressLine><oa:CityName>Porto</oa:CityName><CountryCode>pt</CountryCode></Address></Communication>
    <NationalityCode>pt</NationalityCode><hr:BirthDate>1990-02-11</hr:BirthDate>
    <PrimaryLanguageCode name="NORMAL">por</PrimaryLanguageCode>
  </CandidatePerson>
  <CandidateProfile languageCode="en">
    <hr:ID schemeID="Test-0001"/>
    <ExecutiveSummary>Builds data platforms.</ExecutiveSummary>
    <EmploymentHistory><EmployerHistory>
      <hr:OrganizationName>Ribeira Data</hr:OrganizationName>
      <OrganizationContact><Communication><ChannelCode>Web</ChannelCode><oa:URI>https://ribeira.example</oa:URI></Communication></OrganizationContact>
      <PositionHistory><PositionTitle typeCode="FREETEXT">Data Engineer</PositionTitle>
        <eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2020-05-01</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod>
        <oa:Description>&lt;p&gt;Runs &lt;strong&gt;pipelines&lt;/strong&gt;&lt;/p&gt;&lt;ol&gt;&lt;li&gt;Airflow&lt;/li&gt;&lt;/ol&gt;</oa:Description>
        <City>Braga</City><Country>pt</Country></PositionHistory>
      <PositionHistory><PositionTitle>Junior Engineer</PositionTitle>
        <eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2018-01</hr:FormattedDateTime></eures:StartDate><eures:EndDate><hr:FormattedDateTime>2020-04-30</hr:FormattedDateTime></eures:EndDate></eures:EmploymentPeriod></PositionHistory>
    </EmployerHistory></EmploymentHistory>
    <EducationHistory><EducationOrganizationAttendance>
      <hr:OrganizationName>Universidade do Porto</hr:OrganizationName>
      <OrganizationContact><Communication><Address><oa:CityName>Porto</oa:CityName><CountryCode>pt</CountryCode></Address></Communication></OrganizationContact>
      <AttendancePeriod><StartDate><hr:FormattedDateTime>2012</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2017-07-15</hr:FormattedDateTime></EndDate><Ongoing>false</Ongoing></AttendancePeriod>
      <EducationDegree><hr:DegreeName>MSc Informatics</hr:DegreeName><OccupationalSkillsCovered>Compilers</OccupationalSkillsCovered><FinalGrade><hr:ScoreText>17/20</hr:ScoreText></FinalGrade></EducationDegree>
    </EducationOrganizationAttendance></EducationHistory>
    <PersonQualifications>
      <PersonCompetency><CompetencyID schemeName="NORMAL">eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>C2</hr:ScoreText></eures:Score></eures:CompetencyDimension></PersonCompetency>
      <PersonCompetency><CompetencyName>Spark</CompetencyName><hr:TaxonomyID>other</hr:TaxonomyID></PersonCompetency>
    </PersonQualifications>
    <Certifications><Certification><hr:CertificationName>CKA</hr:CertificationName><IssuingAuthority><hr:Name>Linux Foundation</hr:Name></IssuingAuthority><hr:FirstIssuedDate><hr:FormattedDateTime>2022-11-03</hr:FormattedDateTime></hr:FirstIssuedDate></Certification></Certifications>
    <Publications><Publication><Title>On slow queries</Title><Reference>Porto Papers 4</Reference></Publication></Publications>
  </CandidateProfile>
</Candidate>`;

/** What the editor of today offers besides: licences, groups of skills, courses, papers, posts of honour, a statement. */
export const fullCandidate = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0" xmlns:hr="http://www.hr-xml.org/3">
  <CandidateSupplier><hr:PartyName>Owner</hr:PartyName><PersonContact><PersonName><oa:GivenName>Somebody</oa:GivenName></PersonName></PersonContact></CandidateSupplier>
  <CandidatePerson>
    <PersonName><oa:GivenName>Ilse</oa:GivenName><hr:FamilyName>Vermeer</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>ilse@example.com</oa:URI></Communication>
    <Communication><ChannelCode>InstantMessage</ChannelCode><hr:OwnerName>ilse.v</hr:OwnerName></Communication>
    <hr:BirthDate>1991-04-02</hr:BirthDate><BirthPlace><City>Ghent</City><CountryCode>be</CountryCode></BirthPlace>
    <GenderCode>female</GenderCode><PrimaryLanguageCode name="NORMAL">nld</PrimaryLanguageCode>
    <Visa><hr:IssuingCountryCode>de</hr:IssuingCountryCode></Visa><Visa><hr:IssuingCountryCode>fr</hr:IssuingCountryCode></Visa>
  </CandidatePerson>
  <CandidateProfile languageCode="en">
    <hr:ExecutiveSummary>&lt;p&gt;Keeps shops online.&lt;/p&gt;</hr:ExecutiveSummary>
    <EmploymentHistory><EmployerHistory><hr:OrganizationName>Leie Shops</hr:OrganizationName><hr:IndustryCode>J</hr:IndustryCode>
      <PositionHistory><PositionTitle typeCode="FREETEXT">Site reliability engineer</PositionTitle>
        <eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2019-09-01</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod></PositionHistory>
      <Department>Platform team</Department></EmployerHistory></EmploymentHistory>
    <EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>UGent</hr:OrganizationName><EducationLevelCode listName="EQF">7</EducationLevelCode>
      <EducationDegree><hr:DegreeName>MSc Computer Science</hr:DegreeName><FieldOfStudy typeCode="URI"><MainFieldOfStudy><ProgramConcentration>0613</ProgramConcentration></MainFieldOfStudy></FieldOfStudy>
        <Thesis>On quiet alarms</Thesis></EducationDegree></EducationOrganizationAttendance></EducationHistory>
    <eures:Licenses><eures:License><hr:LicenseTypeCode>A1</hr:LicenseTypeCode></eures:License><eures:License><hr:LicenseTypeCode>B</hr:LicenseTypeCode></eures:License></eures:Licenses>
    <PersonQualifications><PersonCompetency><CompetencyID schemeName="NORMAL">fra</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID><Certificate>DELF B2</Certificate>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Reading</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></eures:CompetencyDimension></PersonCompetency></PersonQualifications>
    <Skills><SkillsGroup><Title>Digital skills</Title><PersonCompetency><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID><hr:CompetencyName>Kubernetes</hr:CompetencyName></PersonCompetency>
        <PersonCompetency><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID><hr:CompetencyName>Terraform</hr:CompetencyName></PersonCompetency></SkillsGroup>
      <SkillsGroup><PersonCompetency><hr:CompetencyName>First aid</hr:CompetencyName></PersonCompetency></SkillsGroup></Skills>
    <CourseCertifications><CourseCertification><Title>Chaos engineering</Title><Period><StartDate><hr:FormattedDateTime>2021-05</hr:FormattedDateTime></StartDate></Period><Description>Three days</Description></CourseCertification></CourseCertifications>
    <VoluntaryWorks><VoluntaryWork><Title>Repair café</Title><Description>Old laptops</Description></VoluntaryWork></VoluntaryWorks>
    <ConferencesAndSeminars><ConferenceAndSeminar><Title>SREcon</Title><Location>Dublin</Location></ConferenceAndSeminar></ConferencesAndSeminars>
    <NetworksAndMemberships><NetworkAndMembership><Title>Alumni of Ghent</Title></NetworkAndMembership></NetworksAndMemberships>
    <CreativeWorks><CreativeWork><Title>A zine of graphs</Title></CreativeWork></CreativeWorks>
    <SocialAndPoliticalActivities><SocialAndPoliticalActivity><Title>School board</Title></SocialAndPoliticalActivity></SocialAndPoliticalActivities>
    <EmploymentReferences><EmploymentReferee><PersonName><oa:FormattedName>Jan Peeters</oa:FormattedName></PersonName><Relationship>Former lead</Relationship></EmploymentReferee></EmploymentReferences>
    <HobbiesAndInterests><HobbyOrInterest><Title>Rowing</Title><Description>On the Leie</Description></HobbyOrInterest></HobbiesAndInterests>
    <Others><Other><Title>Awards</Title><Description>Best runbook</Description></Other></Others>
    <ClosingStatement><Statement>I agree to the use of my data.</Statement><Place>Ghent, in spring</Place></ClosingStatement>
  </CandidateProfile>
  <RenderingInformation><Design><Template>Template3</Template><SectionsOrder><Section><Title>driving-licence</Title></Section></SectionsOrder></Design></RenderingInformation>
</Candidate>`;
