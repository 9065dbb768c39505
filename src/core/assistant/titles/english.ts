/**
 * The English words of job titles. A head names who does the work ("engineer"); a modifier says at what or of which
 * kind; a function names a trade without naming who ("marketing"). Words of several parts are written with `_`.
 */
const words = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll("_", " "));

/** Heads that make a title of whatever words stand before them. */
export const heads = words(`
  engineer developer programmer coder architect administrator admin analyst scientist researcher consultant designer manager
  director officer president vice_president chairman chairwoman chairperson chair executive supervisor superintendent foreman forewoman
  forelady head lead leader team_lead tech_lead chief specialist expert coordinator co-ordinator associate assistant aide helper
  representative rep agent advisor adviser advocate evangelist strategist planner scheduler controller comptroller auditor accountant
  bookkeeper clerk secretary receptionist operator technician technologist mechanic machinist fabricator fitter welder installer
  repairer repairman maintainer tester inspector examiner assessor appraiser adjuster estimator surveyor trainer instructor teacher
  professor lecturer tutor coach educator principal dean provost headteacher headmaster headmistress counselor counsellor therapist psychologist psychiatrist
  physician doctor surgeon nurse nurse_practitioner midwife dentist hygienist pharmacist paramedic radiographer sonographer phlebotomist dietitian
  dietician nutritionist optometrist optician veterinarian vet chiropractor podiatrist audiologist pathologist radiologist anesthesiologist anesthetist
  cardiologist dermatologist neurologist oncologist pediatrician obstetrician gynecologist urologist orthodontist caregiver carer caretaker
  caseworker nanny babysitter au_pair housekeeper cleaner janitor custodian porter bellhop bellman concierge valet doorman usher attendant
  steward stewardess flight_attendant waiter waitress server bartender barista barman barmaid cook chef sous_chef pastry_chef baker butcher
  dishwasher busser caterer sommelier brewer cashier teller salesperson salesman saleswoman seller shopkeeper storekeeper merchandiser buyer
  purchaser procurer broker trader underwriter actuary economist statistician mathematician banker financier treasurer investor lawyer
  attorney solicitor barrister paralegal judge magistrate notary mediator arbitrator conveyancer prosecutor bailiff policeman policewoman
  detective investigator firefighter fireman guard bodyguard lifeguard soldier sergeant lieutenant captain colonel major pilot co-pilot
  copilot navigator sailor seaman deckhand boatswain skipper driver chauffeur courier dispatcher loader unloader packer picker
  stocker sorter handler forklift_operator warehouseman storeman laborer labourer worker workman crew_member team_member member apprentice trainee
  intern graduate fellow resident extern student junior_doctor carpenter joiner plumber electrician bricklayer mason plasterer painter decorator
  roofer glazier tiler carpet_layer scaffolder rigger ironworker steelworker boilermaker pipefitter steamfitter millwright blacksmith locksmith
  goldsmith silversmith jeweler jeweller watchmaker tailor seamstress dressmaker upholsterer shoemaker cobbler weaver knitter potter glassblower
  engraver printer bookbinder photographer videographer cinematographer cameraman camerawoman filmmaker animator illustrator artist painter
  sculptor musician singer dancer choreographer actor actress comedian performer composer conductor producer presenter broadcaster announcer
  journalist reporter correspondent columnist editor sub-editor copy_editor copywriter writer author novelist poet screenwriter playwright translator
  interpreter transcriptionist proofreader typist stenographer librarian archivist curator historian archaeologist anthropologist sociologist
  geographer cartographer geologist geophysicist hydrologist meteorologist astronomer physicist chemist biologist microbiologist biochemist
  ecologist botanist zoologist geneticist epidemiologist toxicologist horticulturist agronomist farmer rancher grower gardener landscaper arborist
  forester logger fisherman fisher hunter trapper beekeeper shepherd groom groomer breeder zookeeper jockey athlete umpire referee
  florist hairdresser hairstylist barber stylist beautician cosmetologist esthetician aesthetician manicurist masseur masseuse embalmer mortician
  undertaker priest pastor minister chaplain rabbi imam missionary politician senator mayor councillor diplomat ambassador consul attache
  recruiter sourcer headhunter generalist marketer publicist promoter fundraiser canvasser lobbyist telemarketer solicitor collector processor
  biller coder registrar enumerator interviewer proctor invigilator moderator facilitator organizer organiser dispatcher expediter expeditor
  assembler finisher polisher grinder molder moulder caster founder cutter driller blaster miner roustabout roughneck derrickhand
  mixer blender roaster smelter refiner distiller extruder presser sewer stitcher dyer tanner sprayer coater plater galvanizer etcher
  setter tender hand toolmaker patternmaker cabinetmaker boatbuilder shipwright wheelwright builder contractor subcontractor remodeler
  owner co-founder cofounder entrepreneur freelancer partner proprietor landlord ceo cto cfo coo cio cmo ciso cpo chro cro cso cdo clo evp svp avp vp md gm
  pm po ba qa dba sre sdet swe sysadmin devops_engineer cna lpn rn lvn emt crna np pa hca tpm hrbp bdr sdr csr csm ta gp bcba slp scrum_master product_owner
  webmaster hacker pentester ethical_hacker data_steward key_holder keyholder shift_lead crew_lead line_lead timekeeper gatekeeper groundskeeper greenkeeper
  groundsman groundsperson goalkeeper bookmaker croupier dealer dealer-principal pawnbroker stockbroker stevedore longshoreman docker brakeman switchman
  signalman lineman linesman conductor train_driver motorman crossing_guard tollkeeper meter_reader reader draftsman draughtsman drafter draughtsperson detailer
  modeler modeller modelmaker surveillance_operator caseworker house_parent foster_parent doula lactation_consultant phlebotomist perfusionist
  prosthetist orthotist kinesiologist acupuncturist osteopath homeopath herbalist naturopath hypnotherapist physiotherapist scribe sitter
  companion orderly transporter mover remover demonstrator docent guide tour_guide ranger warden park_ranger scout lifeguard instructor
  personal_trainer lifter crane_operator rigger diver astronaut cosmonaut stuntman stuntwoman puppeteer magician clown juggler acrobat dj disc_jockey vj emcee
  host hostess maitre_d butler maid chambermaid housemaid housekeeper laundress launderer ironer washer window_cleaner chimney_sweep sweeper
  collector refuse_collector garbage_collector binman exterminator fumigator pest_controller locator splicer cabler wireman rewinder winder
  weigher grader checker tallyman sampler taster classifier cataloger cataloguer indexer curator conservator restorer framer taxidermist
  bursar ombudsman ombudsperson delegate liaison spokesperson spokesman spokeswoman whip commissioner governor marshal sheriff deputy constable trooper
  gunsmith armorer armourer gunner rifleman infantryman airman coxswain quartermaster bosun stoker purser mate first_mate second_officer
  technical_writer content_creator influencer streamer youtuber vlogger blogger podcaster gamer esports_player caster community_manager
  stage_manager stagehand roadie gaffer grip best_boy key_grip boom_operator foley_artist prop_maker propmaker set_dresser wardrobe_master colorist colourist retoucher
  typographer typesetter lithographer calligrapher letterer signwriter sign_writer muralist ceramicist milliner furrier corsetier hatter cordwainer saddler
  cheesemaker winemaker confectioner chocolatier pastry_cook pizzaiolo oyster_shucker fishmonger greengrocer grocer butler provisioner victualler tobacconist
  newsagent stationer ironmonger haberdasher draper antiquarian auctioneer valuer purveyor wholesaler retailer distributor importer exporter
  vendor street_vendor hawker peddler franchisee lettings_negotiator negotiator realtor estate_agent letting_agent property_manager leasing_agent
  substitute para_educator paraprofessional paraeducator schoolteacher kindergartener nursery_nurse headteacher teaching_assistant lab_assistant demonstrator
  preparer dosimetrist cytotechnologist histotechnologist immunologist virologist hematologist endocrinologist gastroenterologist nephrologist
  rheumatologist pulmonologist ophthalmologist hospitalist intensivist proctologist internist neonatologist periodontist endodontist prosthodontist
  roboticist biostatistician bioinformatician informaticist informatician cryptographer cryptanalyst quant data_annotator annotator labeler labeller mentor tutor
  crewman crewmember hod sme arborist trucker teamster hostler yardman oiler greaser tinsmith sheet_metal_worker metalworker woodworker sawyer chipper
  cooper turner joiner thatcher stonemason pargeter paver concreter asphalter flagger spotter banksman slinger signaller plant_operator excavator_operator
  feeder puller stacker wrapper bagger baler trimmer carver crusher folder marker pourer raker roller sander sealer shaper shearer skinner slicer
  spinner splitter stamper stripper threader twister offbearer runner caller monitor
  black_belt green_belt 911_telecommunicator telecommunicator practitioner keeper justice chha aemt pastry_maker ae sdr hod
  maker layer person fixer tuner adviser laborer therapist treater merchant housemaster counsel archer_instructor pianist
  tech asst assoc mgr supv sup eng dev boss professional staff faculty chancellor vice_chancellor corporal cop anchor reverend bishop deacon nun monk cantor
  internship apprenticeship residency fellowship externship care_giver care_taker book_keeper house_keeper school_teacher work_person trades_helper
  adjudicator screener hauler blower rigger joiner jointer conditioner examiner fueler salvager rebuilder overhauler servicer shipper receiver
  bather walker sexer milker shearer irrigator sprayer pruner planter harvester thinner farmhand ranch_hand cowboy cowhand wrangler
  configurator liaison_officer buddy ambassador champion navigator communicator contributor creator curator custodian scholar trustee
  aprn apn crnp cota pta slpa ota fnp pcp bsn msn cnm rrt rpsgt lcpc cpa cfa phd_student mechanical_assembler psychometrist psychometrician
  businessman businesswoman tradesman tradesperson draughtswoman repairwoman repairperson serviceman servicewoman craftsman craftswoman craftsperson
  helmsman oarsman boatman ferryman footman huntsman marksman nurseryman dairyman milkman mailman postman postwoman garbageman trashman
  newsman newscaster weatherman anchorman anchorwoman yardmaster harbourmaster harbormaster stationmaster postmaster quizmaster choirmaster
  bandmaster headwaiter busboy bellboy cabin_boy page_boy pageboy office_boy paperboy maître_d lifeboatman linesperson layout_artist
  dog_sitter pet_sitter fire_fighter master_of_ceremonies critic alderman hanger conciliator laminator caddy patroller busperson bus_boy fashion_model runway_model library_page mystery_shopper
  spec escort police carrier adventurer producer_director tattooer consolidator supv
  interventionist behaviorist disability_support_worker dsp qmhp lcsw lmft lmhc lmt cma rma pct hha psw rbt rda rdh cdl_driver otr_driver owner_operator
`);

/** Heads that are something else, too: they need a known modifier beside them, or stand alone. */
export const weakHeads = new Set(
  words(`hanger spec escort police carrier setter shepherd cobbler porter roller weaver diver hunter fisher digger hand head lead mate host page grinder reader skinner trapper
  runner sweeper whip server guide chair docker sitter companion monitor turner slicer spinner shearer twister member tender fellow potter
  buffer burner breaker changer charger closer dipper dropper filler former opener raiser skimmer starter man grip aid poster`),
);

/** What a head may be of: trades, departments, places, materials, kinds. */
export const modifiers = new Set(
  words(`
  software hardware firmware frontend front-end front end backend back-end back full-stack fullstack full stack web mobile app apps
  application applications game games gaming gameplay graphics rendering engine tools build release embedded system systems platform infrastructure
  cloud network networking wireless database data big analytics analytic bi business intelligence machine learning deep ml ai nlp computer vision
  speech recommendation search ranking ads prompt research applied principal quality assurance test testing automation qa manual performance
  reliability site devops secops devsecops security cybersecurity cyber information penetration threat incident vulnerability risk compliance
  identity access soc support help desk helpdesk service services desktop it ict technical technology tech solution solutions enterprise
  integration implementation deployment erp crm sap salesforce product program programme project portfolio delivery agile scrum growth marketing
  digital social media content brand seo sem ppc email affiliate performance influencer community public relations pr communications communication
  corporate internal external event events sales account accounts key inside outside field regional area territory national global international
  district zone branch store shop retail commercial channel partner partnership partnerships alliance customer client success experience care
  relationship call contact center centre telephone phone chat user ux ui ui/ux interaction visual graphic motion 3d 2d creative art industrial
  interior fashion textile print packaging web landscape architectural sound audio video film photo lighting set costume stage
  human resources resource hr people talent acquisition recruitment recruiting learning development training compensation benefits payroll
  labor labour employee finance financial accounting tax audit treasury credit loan mortgage investment equity fund wealth asset
  claims insurance billing collections accounts payable receivable cost budget pricing revenue operations operation operational ops
  office administrative administration executive personal legal litigation contract contracts patent trademark regulatory policy government
  supply chain logistics warehouse inventory stock procurement purchasing sourcing import export shipping freight transport transportation fleet
  delivery truck bus taxi van forklift crane train tram railway rail airport airline aircraft aviation flight marine ship ground cabin
  manufacturing production plant process maintenance mechanical electrical electronic electronics chemical civil structural environmental
  petroleum mining nuclear energy power renewable solar wind gas oil water hvac refrigeration plumbing construction building facilities
  facility property real estate housing safety health ehs hse fire security police border customs probation correctional parole
  medical clinical surgical dental veterinary pharmacy pharmaceutical laboratory lab biomedical nursing registered licensed practical
  vocational certified chartered emergency critical intensive icu er or operating room pediatric paediatric geriatric mental psychiatric
  behavioral behavioural oncology cardiac cardiovascular respiratory physical occupational speech-language radiology radiologic imaging mri ct
  ultrasound home hospice patient ward community public school primary elementary middle high secondary preschool pre-school nursery kindergarten
  college university special education teaching academic language english math mathematics science history music drama dance sport
  sports fitness gym yoga swimming swim ski tennis golf football soccer basketball youth child childcare children children's women's men's day family
  social welfare food beverage kitchen restaurant bar banquet catering hotel hospitality housekeeping guest front-desk frontdesk reception
  room tour travel ticket box spa beauty hair nail massage pest lawn garden tree agricultural agriculture farm crop dairy livestock
  poultry fish animal wildlife park forest forestry line assembly packaging quality cnc tool die metal sheet wood furniture glass paper
  textile garment leather rubber plastic plastics steel iron stone concrete cement tile carpet roof floor drywall insulation painting
  paint auto automotive automobile vehicle car motor motorcycle bicycle diesel engine body tire parts heavy equipment machinery elevator
  lift telecommunications telecom telecommunication cable fiber fibre optical radio broadcast television tv news sports magazine copy
  technical grant proposal documentation knowledge records document archive library museum church youth wedding funeral night day shift
  overnight weekend morning evening part-time part full-time full time seasonal temporary temp contract freelance remote hybrid onsite
  graduate undergraduate postdoctoral postdoc doctoral phd mba summer winter spring student
  general deputy acting interim co assistant associate vice executive managing non-executive group joint
  junior jr jr. senior sr sr. snr staff lead chief head master mid mid-level entry entry-level principal distinguished experienced trainee apprentice intern
  first second third 1st 2nd 3rd level grade tier class i ii iii iv v vi
  multi cross inter anti pre post semi low high ultra non blockchain crypto defi web3 smart vr ar xr iot robotics robot robotic
  drone autonomous hybrid electric battery semiconductor chip asic fpga rtl analog digital mixed-signal rf signal verification validation
  silicon soc pcb layout cad bim gis geospatial remote sensing satellite space aerospace defense defence military army navy naval air force
  structural geotechnical hydraulic hydro pipeline drilling well reservoir offshore onshore subsea
  monetization monetisation live economy level narrative combat ai technical tools vfx effects
  etl dwh warehouse warehousing lake governance modeling modelling visualization visualisation reporting insights insight quantitative quant statistical
  crm loyalty retention lifecycle demand generation category merchandising visual e-commerce ecommerce marketplace trading online
  private personal public wealth premium vip luxury bank banking branch teller universal trust mutual hedge venture capital equity
  strategy strategic transformation change innovation process improvement continuous lean six sigma excellence master planning planner
  capacity workforce scheduling dispatch control document configuration release incident problem change asset license
  sanitation waste recycling refuse sewage environmental sustainability climate carbon esg ecology conservation
  bilingual spanish french german chinese mandarin japanese korean italian portuguese arabic russian sign
  crew team member unit division department section company campus residential commercial custom
  mailroom mail postal post courier parcel package document file filing data-entry entry typing switchboard
  optical lens contact eye vision hearing foot skin bone blood tissue organ kidney dialysis endoscopy sterile central supply
  baggage luggage ramp gate cargo freight dock port harbor harbour deck vessel boat ferry yacht locomotive track signal
  meat seafood deli bakery produce grocery floral cosmetic cosmetics fragrance apparel shoe jewelry jewellery electronics appliance
  pizza sushi pastry bread cake coffee tea wine beer line prep grill fry salad breakfast breakfast catering dish
  pool spa locker court field stadium arena theater theatre cinema movie casino slot table gaming pit cage surveillance
  plumbing pipe duct boiler furnace sprinkler alarm lock window door cabinet counter kitchen bath garage fence deck pool
  scrub cna lpn rn np pa md cdl cdl-a class-a otr ltl
  wool yarn silk cotton wax candy hat watch tank tube tubing tin tobacco grain fruit vegetable nut egg milk cheese sugar flour hide fur feather
  rope net wire chain belt spring bolt rivet saw blade needle thread lace braid ribbon boot glove bag barrel bottle can carton case casket
  brick clay ceramic pottery slate marble granite coal ore gravel sand salt acid soap ink dye picture record piano guitar violin toy doll clock
  lamp mirror bulb coil pump valve gear wheel axle brake clutch machine mill lathe press kiln oven furnace vat mold mould pattern die core arc
  tie cone cloth fabric felt canvas cord twine mattress pillow blanket curtain rug veneer plywood lumber timber log pulp bark cork
  weapons artillery missile radar sonar navigation weather climate yard switch junction court appeals county city state federal town
  village municipal regional parish probate chancery crown magistrates biology chemistry physics statistics biostatistics economics geology philosophy
  psychology sociology anthropology politics literature linguistics astronomy neuroscience genomics genetics immunology microbiology
  epidemiology toxicology pathology anatomy physiology pharmacology nutrition dietetics obstetrics neonatal perinatal prenatal trauma stroke
  transplant wound ostomy pain sleep pulmonary renal urology gastroenterology orthopedic orthopaedic neurology anesthesia anesthesiology
  underwriting actuarial reinsurance annuity brokerage securities derivatives bond commodity commodities forex currency payment payments settlement
  clearing custody escrow title deed foreclosure appraisal valuation leasing tenant landlord inservice terminology artifacts diversity inclusion
  correctional detention juvenile victim witness domestic violence abuse addiction alcohol drug substance rehabilitation recovery radiation treatment trial clinic disorder disability accident
  engagement sheep affairs distribution transition healthcare strategic plate tank conveyor photographic medicine automatic clinic armoured armored rural street outdoor adventure mystery color colour fiberglass drywall peanut rug oriental
  helicopter golf border guard athletic athletics specialty complex traffic route farm stereo chassis
  analysis analytical migration medication activity bridge portable lines personal
  pickled foreign hard final precision reclamation cleanup decontamination abatement asbestos hazmat surgery protective alteration flatbed heavy duty
  `),
);

/** What is worked on, with or at in workshops, mills and mines: before a weak head it says of which work, as in "loom setter". */
export const materials = new Set(
  words(`
  abrasive acetylene agate almond ampoule apron armature automated awning axminster babbitt baler ball balloon bander barge barn barytes base basket
  bat beam beamer bed bench billet bin bladder blast blintze block blocker boarder boatswain's bonbon boom bottom bowl bracelet broach broadloom broke
  broom brush brusher bulb bundle bung buoy burlap burner burr button cable cadmium calender capsule carbide card cartridge casing cell cellar
  cementer centrifugal chainstitch channel charcoal chart chiller chisel choke chorus chuck chute cigar cinder clam coagulant coke collar collator
  comb comber compound condenser contour converter convex cooler coping corn coverstitch crankshaft crate crib crimp crown crystal cuff cup cupola
  curb curbstone cushion cutlery cylinder dehydrator densitometer derrick desulfurizer dial dialer diamond digester dinkey directory disk dough
  doughnut dowel drapery drawbridge dredge drier drum dryer dust duster dynamo edge edger element embroiderer emery enamel enrober exhaust explosive
  extractor extrusion facing fagot feed feller filer filter fixture flame flange flare flatwork fleece fleshing flute foam foil forge former
  foundation fourdrinier foxing frame fringe frit fuel funnel fuser galley garbage gasket gear generator gill glass glaze globe grease grommet groover
  gunner's gut hair hammer handle hardware harness hatchery heat heater heddle heel helmet herb hob hoe hog hogshead hoist hole hook hopper hose hull
  hydrant icebox insole instrument intake jack jacket jar jet jewel jig joint joist keg kennel kettle kier knife knot ladle laminating lamination lap
  lapper last laster latex lath leach leadite leaf ledger lehr letterpress lime lining lintel linter lip lithopone locket lockstitch log loom loop lot
  lump lye mainspring maltster manganese mangle manuscript market mash mask mat mesh mixture monotype monument mortar mud muffler mule mussel nail
  nailer napper necktie negative nitro notch nozzle nylon offal onion orchard ornament packer pad pan panel pantograph pants paraffin partition paste
  pearl pelt pencil pie piece pier pigment pile piling pillar pillowcase pin pitch plane planer plaster platen plates platform pleat plow plug plush
  pneumatic pocket pole pond pot pots powder preserve press pretzel primer prizer proof prop property pulley pulverizer puppet quill quiller rack rag
  rail rake ramming range ratchet rattan reagent reamer record reed reel relay relief retort rhinestone rib rice ring riprap rivet rod roll roller
  rough router rover roving sagger sail salvage sample sash saturator sausage scale scallop scarf scoop scrap scraper scratcher screen scutcher seal
  seam seat sewer shade shaft shake shaker shank shear shed sheet shelf shell shield shingle shirt shoder shop shore shot shovel shredder shuttle silo
  silver sinter sizer skein skidder skip skiver slab slag slasher sleeve slip sliver slot slubber sluice slunk smash snuff soda solder sole spar
  speeder spindle spinneret spiral sponge spool spot spout sprout squeegee stain stake stamp standpipe staple starch stave steam steamer steep stem
  sticker still stogy stopper stove strainer strap streetcar strip stud submarine suction sulfur sumatra swage swing taffy tail tailings tamale
  tankage tap tape taper tapper tar teasel tempering template terrazzo thermometer tier tinsel tipple title tobacco toe toggle tongs tongue tooth
  torch torpedo torpedoman's towboat towel traction trawl tray trench trim tripe trommel truss tub tuck tucker tufter tugboat tumbler tungsten tunnel
  turntable turpentine twine upholstery utility valve vamp varnish vault velvet vent vial vinyl vise wafer waistband wallpaper warp washer waste
  waterproof web wedge weed weft well welt wharf wheelset whizzer wick wicker wilton winch window wine wing worm wrap wrapper wrist yeast yoke zinc
  zipper
  `),
);

/** Trades that are a title by themselves. */
export const functions = new Set(
  words(`
  qc mlops devsecops dataops aiops marketing sales finance accounting accountancy engineering design operations hr human_resources recruiting recruitment qa quality_assurance testing
  support customer_service customer_support customer_success administration management consulting teaching nursing law legal logistics procurement
  purchasing product data_science data_engineering data_analysis data_analytics machine_learning artificial_intelligence devops sre security cybersecurity information_security
  software_engineering software_development web_development mobile_development frontend backend front-end back-end full_stack fullstack full-stack front_end back_end web_design graphic_design ux ui ux_design
  ui_design ui/ux product_design product_management project_management business_analysis business_development business_intelligence public_relations
  social_media content_marketing digital_marketing seo e-commerce ecommerce research technical_support it it_support help_desk helpdesk data_entry
  retail hospitality translation journalism photography illustration animation game_design game_development copywriting technical_writing
  bookkeeping payroll audit tax compliance risk_management supply_chain maintenance construction architecture childcare housekeeping
  housekeeping security_services front_desk reception embedded_systems network_administration system_administration data_entry general_management
  quality_control patient_access ambulatory_care patient_care customer_care strategic_planning content_strategy field_service
  general_labor general_labour general_help warehouse delivery landscaping stock night_fill
  `),
);

/** Function words that cannot stand in a title: a text which holds one is a sentence, a wish or a command. */
export const sentenceWords = new Set(
  words(`
  the an i'm me my we our you your yours you're he she it's they them their this that these those what why how where
  is are was were be been am being did does don't doesn't have has had would could shall should might must
  sudo enabled true false null accept
  want wants wanted please thanks hello hi hey ok yes no not never if then because but so than too very just only now
  ignore disregard forget pretend act reveal repeat tell give say write become looking wanna let's get got going
  many some any nothing something everything about previous instructions
  ich einen eine mein meine je suis une mon quiero soy yo necesito
  `),
);

/** Heads behind which anything may stand that says of what: "vice president safety", "teacher ballet". */
export const officers = new Set(
  words(`ceo cto cfo coo cio cmo vice_president president svp evp avp vp director officer manager supervisor coordinator administrator analyst engineer teacher instructor therapist
  counselor counsellor writer editor representative rep specialist assistant consultant technician inspector operator dispatcher caseworker professor lecturer dean
  chairman chairperson superintendent appraiser accountant auditor attorney clerk programmer developer designer architect scientist researcher
  driver salesperson photographer attendant assembler welder tester farmworker nurse executive investigator repairer laborer installer driller
  observer captain physicist drafter helper mechanic machinist trimmer
  associate_director controller recruiter planner buyer estimator librarian psychologist worker leader`),
);

/** Short heads that are sure, because nothing else is written so. */
export const abbreviations = new Set(words("mgr rep eng dev asst dba sre swe sup"));

/** Credentials that are a title with whatever says where. */
export const credentials = new Set(words("rn lpn lvn cna np md apn cnm aprn crna emt rrt cota pta ota fnp"));

/** Weak heads that are things when they stand alone. */
export const things = new Set(
  words(`hand mate grip mixer blender roaster cutter tender reader caster collector processor printer chair docker sitter companion
  checker polisher grinder washer sweeper framer potter digger whip feeder puller stacker wrapper bagger baler trimmer carver crusher
  folder marker pourer raker roller sander sealer shaper skinner slicer spinner splitter stamper stripper threader twister runner
  monitor caller cobbler setter winder head lead turner guard sampler member fellow sewer`),
);

/** Prepositions after which a title only says more about a head that stands before them. */
export const prepositions = new Set(
  words(
    "of for in at to with and or und & von zum zur im in_der bei für fur fuer of_the on de du des d' en para y et e del della",
  ),
);

/** What job boards write around a title, and what says nothing about the trade. */
export const notices = new Set(
  words(`
  remote hybrid onsite on-site fully part-time full-time parttime fulltime part full time temporary temp permanent contract freelance seasonal prn per diem
  casual nights days night day shift shifts evenings evening weekends weekend weekdays morning overnight urgent immediate start hiring now new
  level grade tier band i ii iii iv v vi vii 1 2 3 4 5 6 entry experienced required wanted position job role opportunity vacancy usa us uk eu emea apac
  bonus sign-on paid unpaid mid junior senior jr sr staff lead principal trainee intern internship apprentice apprenticeship co-op coop placement
  `),
);

export const levelWords: Readonly<Record<string, 1 | 2 | 3>> = {
  ...Object.fromEntries(
    words(
      "junior jr jr. intern internship trainee apprentice graduate entry entry-level student werkstudent stagiaire becario praktikant",
    ).map((word) => [word, 1 as const]),
  ),
  ...Object.fromEntries(
    words(`senior sr sr. snr staff lead principal chief head director vp vice president manager leiter directeur director jefe gerente
    distinguished architect cto ceo cfo coo cio evp svp responsable superintendent dean chef_de`).map((word) => [
      word,
      3 as const,
    ]),
  ),
};
